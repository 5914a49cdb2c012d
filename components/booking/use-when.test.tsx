import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { PropsWithChildren } from 'react';
import messages from '@/messages/en.json';
import { useWhen } from './use-when';

const ALMATY = 'Asia/Almaty';
const inEnglish = ({ children }: PropsWithChildren) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);
const written = (startsAt: string, place?: 'alone') =>
  renderHook(() => useWhen(place), { wrapper: inEnglish }).result.current(startsAt, ALMATY);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-14T08:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

// Holds BOOK-15.
describe('the time of a booking', () => {
  test.each([
    ['2026-03-14T14:00:00Z', 'today, 19:00', 'Today, 19:00'],
    ['2026-03-15T14:00:00Z', 'tomorrow, 19:00', 'Tomorrow, 19:00'],
    ['2026-03-16T14:00:00Z', '16\u00a0March, 19:00', '16\u00a0March, 19:00'],
  ])('the time of a booking at %s is %j inside a sentence, and %j alone', (startsAt, inSentence, alone) => {
    expect(written(startsAt)).toBe(inSentence);
    expect(written(startsAt, 'alone')).toBe(alone);
  });
});
