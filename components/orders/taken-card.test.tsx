import { fireEvent, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { noteOpening, isOnTrip } from '@/lib/smart-lock/trip';
import messages from '@/messages/ru.json';
import { TakenCard } from './taken-card.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'orders' });
const SHOP = 90_001;

beforeEach(() => localStorage.clear());
const show = () =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <TakenCard venueId={SHOP} />
    </NextIntlClientProvider>,
  );
const question = () => screen.queryByRole('heading', { name: t('allScanned') });

// Holds SHOP-25.
describe('after paying for goods behind a lock, the diner', () => {
  test('is asked whether all is scanned, until they say so', () => {
    noteOpening(SHOP, Date.now());
    const { unmount } = show();
    expect(screen.getByRole('link', { name: t('scanMore') })).toHaveAttribute(
      'href',
      `/filials/${SHOP}/barcode-scanner`,
    );
    fireEvent.click(screen.getByRole('button', { name: t('nothingMore') }));
    expect(question()).toBeNull();
    expect(isOnTrip(SHOP)).toBe(false);
    unmount();
    show();
    expect(question()).toBeNull();
  });

  test.each([
    ['where no lock was opened', () => undefined],
    ['of another shop', () => noteOpening(SHOP + 1, Date.now())],
    ['a day later', () => noteOpening(SHOP, Date.now() - 25 * 3600 * 1000)],
  ])('is not asked %s', (_where, before) => {
    before();
    show();
    expect(question()).toBeNull();
  });
});
