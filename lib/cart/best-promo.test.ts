/** @jest-environment node */
import type { Coupon, Gift } from '@/lib/promos/gifts.schema';
import { bestPromo, codesToTry, promoSavingMinor, type AppliedPromo } from './best-promo';

const NOW = new Date('2026-03-14T09:00:00Z');
const LATER = '2026-04-01T00:00:00Z';

const coupon = (promoCode: string, part: Partial<Coupon> = {}): Coupon => ({
  ...{ id: promoCode, promoCode, title: promoCode, description: null, minMinor: null },
  ...{ status: 'active', validUntil: LATER, ...part },
});
const gift = (promoCode: string | null, part: Partial<Gift> = {}): Gift => ({
  ...{ id: 'gift', title: 'Чай', description: null, imageUrl: null, kind: 'product', bonusMinor: null },
  ...{ promoCode, status: 'claimed', validUntil: LATER, ...part },
});
const applied = (code: string, part: Partial<AppliedPromo> = {}): AppliedPromo => ({
  ...{ kind: 'applied', code, title: code, discountMinor: 0, isDeliveryFree: false, giftName: null, ...part },
});

// Holds CART-31.
describe('the diner’s own codes', () => {
  test('are tried where they can be used now, those that end soonest first', () => {
    const coupons = [
      coupon('LATE'),
      coupon('SOON', { validUntil: '2026-03-15T00:00:00Z' }),
      coupon('USED', { status: 'used' }),
      coupon('OVER', { validUntil: '2026-03-14T09:00:00Z' }),
      coupon('BROKEN', { validUntil: 'some day' }),
    ];
    const gifts = [gift('GIFT'), gift('FREE', { status: 'available' }), gift(null)];
    expect(codesToTry({ coupons, gifts }, NOW)).toEqual(['SOON', 'LATE', 'GIFT']);
  });

  test('are tried once each, and five at most', () => {
    const coupons = ['1', '2', '3', '3', '4', '5', '6'].map((code) => coupon(code));
    expect(codesToTry({ coupons, gifts: null }, NOW)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('are none where the platform gives no list', () => {
    expect(codesToTry({ coupons: null, gifts: null }, NOW)).toEqual([]);
  });
});

describe('the best code', () => {
  test('saves most, be it by 1 tenge', () => {
    const promos = [applied('A', { discountMinor: 50_000 }), applied('B', { discountMinor: 50_100 })];
    expect(bestPromo(promos, 0)?.code).toBe('B');
    expect(bestPromo([...promos].reverse(), 0)?.code).toBe('B');
  });

  test('counts a free delivery as what the delivery costs', () => {
    const promos = [applied('FREE', { isDeliveryFree: true }), applied('OFF', { discountMinor: 60_000 })];
    expect(bestPromo(promos, 69_000)?.code).toBe('FREE');
    expect(bestPromo(promos, 55_000)?.code).toBe('OFF');
    expect(promoSavingMinor(applied('BOTH', { isDeliveryFree: true, discountMinor: 1_000 }), 69_000)).toBe(
      70_000,
    );
  });

  test('is the first of equal ones', () => {
    expect(bestPromo([applied('A', { discountMinor: 1 }), applied('B', { discountMinor: 1 })], 0)?.code).toBe(
      'A',
    );
  });

  test('comes with a dish only where none saves money', () => {
    const tea = applied('TEA', { giftName: 'Чай' });
    expect(bestPromo([tea], 0)?.code).toBe('TEA');
    expect(bestPromo([tea, applied('OFF', { discountMinor: 100 })], 0)?.code).toBe('OFF');
  });

  test('is none where nothing is given', () => {
    expect(bestPromo([applied('NOTHING'), applied('FREE', { isDeliveryFree: true })], 0)).toBeNull();
    expect(bestPromo([], 0)).toBeNull();
  });
});
