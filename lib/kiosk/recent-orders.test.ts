import { emptyStorage } from '@/lib/core/storage/test-storage';
import { DAY_MS } from '@/lib/core/time/duration';
import { endGuest } from './guest';
import { forgetOldKioskOrders, MAX_RECENT_ORDERS, recordKioskOrder, readKioskOrders } from './recent-orders';

const NOW = 1_800_000_000_000;
const order = (orderId: number, atMs = NOW) => ({
  orderId,
  number: `A-${orderId}`,
  atMs,
  venueId: 3107,
  sumMinor: 320_000,
  currency: 'KZT' as const,
});

beforeEach(emptyStorage);

// Holds KIOSK-24.
describe('the last orders of a kiosk', () => {
  test('are noted once, newest first, and no more than twenty', () => {
    expect(recordKioskOrder(order(1))).toBe(true);
    expect(recordKioskOrder(order(1, NOW + 1))).toBe(false);
    for (let id = 2; id <= MAX_RECENT_ORDERS + 2; id += 1) recordKioskOrder(order(id));
    const ids = readKioskOrders().map(({ orderId }) => orderId);
    expect(ids).toEqual(
      Array.from({ length: MAX_RECENT_ORDERS }, (_, place) => MAX_RECENT_ORDERS + 2 - place),
    );
  });

  test('have nothing of who ordered, and stay when the guest leaves', async () => {
    recordKioskOrder(Object.assign(order(1), { customerName: 'Айгүл', positions: ['Plov'] }));
    await endGuest();
    expect(localStorage.getItem('kioskOrders')).toBe(JSON.stringify([order(1)]));
  });

  test.each([
    ['a day old', NOW + DAY_MS],
    ['of a clock that was ahead', NOW - DAY_MS],
  ])('are forgotten where they are %s', (_what, nowMs) => {
    recordKioskOrder(order(1));
    forgetOldKioskOrders(NOW + DAY_MS - 1);
    expect(readKioskOrders()).toHaveLength(1);
    forgetOldKioskOrders(nowMs);
    expect(readKioskOrders()).toEqual([]);
    expect(localStorage.getItem('kioskOrders')).toBeNull();
  });
});
