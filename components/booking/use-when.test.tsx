import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { PropsWithChildren } from 'react';
import messages from '@/messages/ru.json';
import { useWhen } from './use-when';

const ALMATY = 'Asia/Almaty';
const inRussian = ({ children }: PropsWithChildren) => (
  <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);
const written = (startsAt: string, place?: 'alone') =>
  renderHook(() => useWhen(place), { wrapper: inRussian }).result.current(startsAt, ALMATY);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-14T08:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

// Holds BOOK-15.
describe('the time of a booking', () => {
  test.each([
    ['2026-03-14T14:00:00Z', 'сегодня, 19:00', 'Сегодня, 19:00'],
    ['2026-03-15T14:00:00Z', 'завтра, 19:00', 'Завтра, 19:00'],
    ['2026-03-16T14:00:00Z', '16\u00a0марта, 19:00', '16\u00a0марта, 19:00'],
  ])('at %s is %j inside a sentence, and %j alone', (startsAt, inSentence, alone) => {
    expect(written(startsAt)).toBe(inSentence);
    expect(written(startsAt, 'alone')).toBe(alone);
  });
});
