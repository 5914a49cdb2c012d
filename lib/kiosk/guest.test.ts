import { readCart, dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { orderIntents } from '@/lib/pages/checkout/order-intent';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { readTemporaryVenue } from '@/lib/ground/ordering/visit';
import { changeKioskDevice, readKioskDevice } from './device';
import { recordActivity, inactiveMs } from './activity';
import { beginGuest, changeGuest, endGuest, readGuest } from './guest';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

// Holds KIOSK-01, KIOSK-08.
test('a guest begins with where to eat, and the visit has the tablet as its source', () => {
  beginGuest(3107, 'express');
  expect(readGuest()).toEqual({
    service: 'express',
    step: 'menu',
    name: '',
    marker: '',
    hasSeenOffers: false,
  });
  expect(readTemporaryVenue()).toMatchObject({ source: 'TABLET', filialId: 3107 });
  changeGuest({ name: 'Айгүл', step: 'pay' });
  expect(readGuest()).toMatchObject({ service: 'express', name: 'Айгүл', step: 'pay' });
});

test('a change without a guest starts no guest', () => {
  changeGuest({ name: 'Айгүл' });
  expect(readGuest()).toBeNull();
});

// Holds KIOSK-06, KIOSK-07.
test('nothing of a guest is left after the end, and the tablet keeps its settings', async () => {
  changeKioskDevice({ venueId: 3107, hasMarkers: true });
  beginGuest(3107, 'takeaway');
  changeGuest({ name: 'Айгүл' });
  const venue = { id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT };
  dispatchCart({ type: 'lineAdded', venue, line: testLine(), newCartId: 'cart-00000001' });
  orderIntents.begin('cart-00000001', testOrderRequest());
  localStorage.setItem('of-no-list', 'Айгүл');
  await endGuest();
  expect(readGuest()).toBeNull();
  expect(readCart().cart).toBeNull();
  expect({ ...sessionStorage }).toEqual({});
  expect(Object.keys({ ...localStorage })).toEqual(['kioskDevice']);
  expect(readKioskDevice()).toMatchObject({ venueId: 3107, hasMarkers: true });
});

test('the silence is counted from the last touch, also over a reload', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  recordActivity();
  now.mockReturnValue(1_800_000_061_000);
  expect(inactiveMs()).toBe(61_000);
  // A clock that went back is no silence.
  now.mockReturnValue(1_799_999_999_000);
  expect(inactiveMs()).toBe(0);
});
