import { act, render } from '@testing-library/react';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { recordActivity } from '@/lib/kiosk/activity';
import { beginGuest, readGuest } from '@/lib/kiosk/guest';
import { ASSISTED_IDLE_MS, COUNTDOWN_MS } from '@/lib/kiosk/idle';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { KioskErrorScreen } from './kiosk-error-screen.client';

const VENUE = { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT };

/** A page of a kiosk breaks, so long after the guest's last touch; null: none is known. */
async function breakAfter(inactiveMs: number | null): Promise<void> {
  if (inactiveMs !== null) {
    recordActivity();
    await jest.advanceTimersByTimeAsync(inactiveMs);
  }
  await act(async () => {
    render(<KioskErrorScreen error={new Error('broken')} />);
    await jest.advanceTimersByTimeAsync(100);
  });
}

/** The error is reported to the window, where an unheard one fails a test. */
const hear = () => undefined;

beforeEach(() => {
  window.addEventListener('error', hear);
  emptyStorage();
  jest.useFakeTimers();
  beginGuest(VENUE.id, 'takeaway');
  dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('error', hear);
});

// Holds KIOSK-07.
describe('a page of a kiosk that breaks', () => {
  test.each([
    ['who is there', 1000],
    ['who is waited for', ASSISTED_IDLE_MS + COUNTDOWN_MS - 1000],
    ['of a tablet that has been started again', null],
  ])('keeps the order of a guest %s', async (_who, inactiveMs) => {
    if (inactiveMs === null) sessionStorage.removeItem('kioskActiveAt');
    await breakAfter(inactiveMs);
    expect(readGuest()).not.toBeNull();
    expect(readCart().cart?.lines).toHaveLength(1);
  });

  test('again and again ends its guest after the last prompt', async () => {
    await breakAfter(ASSISTED_IDLE_MS + COUNTDOWN_MS);
    expect(readGuest()).toBeNull();
    expect(readCart().cart).toBeNull();
  });
});
