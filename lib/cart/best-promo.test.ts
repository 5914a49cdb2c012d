/** @jest-environment node */
import type { Coupon, Gift } from '@/lib/promos/gifts.schema';
import { testTariff } from '@/lib/delivery/test-tariff';
import { bestPromo, codesToTry, promoSavingMinor, type AppliedPromo, type PromoOrder } from './best-promo';

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

  test('are empty if the platform gives no list', () => {
    expect(codesToTry({ coupons: null, gifts: null }, NOW)).toEqual([]);
  });
});

/** An order of 6,050 ₸ that is taken away; brought for 690 ₸ by the tariff, less 300 ₸ from 6,000 ₸ on. */
const TAKEN: PromoOrder = { positionsMinor: 605_000, delivery: null };
const brought = (tariff: Parameters<typeof testTariff>[0] = {}): PromoOrder => {
  const of = testTariff(tariff);
  const thresholds = [{ amountMinor: 600_000, discountMinor: 30_000 }];
  return { ...TAKEN, delivery: { kind: 'platform', tariffs: [of], tariff: of, thresholds } };
};
const broughtByVenue = (part: object = {}): PromoOrder => ({
  ...TAKEN,
  delivery: { kind: 'vendor', costMinor: 69_000, minMinor: null, maxMinor: null, ...part },
});

describe('the best code', () => {
  const off = (discountMinor: number) => applied(`OFF${discountMinor}`, { discountMinor });
  const FREE = applied('FREE', { isDeliveryFree: true });
  const TEA = applied('TEA', { giftName: 'Чай' });

  test('saves most, be it by 1 tenge', () => {
    const promos = [off(50_000), off(50_100)];
    expect(bestPromo(promos, TAKEN)?.code).toBe('OFF50100');
    expect(bestPromo([...promos].reverse(), TAKEN)?.code).toBe('OFF50100');
  });

  test('counts a free delivery as what the delivery costs', () => {
    expect(bestPromo([FREE, off(60_000)], broughtByVenue())?.code).toBe('FREE');
    expect(bestPromo([FREE, off(60_000)], broughtByVenue({ costMinor: 55_000 }))?.code).toBe('OFF60000');
    const both = applied('BOTH', { isDeliveryFree: true, discountMinor: 1_000 });
    expect(promoSavingMinor(both, broughtByVenue())).toBe(70_000);
  });

  test('counts the subsidy that a lower sum loses', () => {
    expect(promoSavingMinor(off(50_000), brought())).toBe(20_000);
    expect(promoSavingMinor(FREE, brought())).toBe(39_000);
    expect(bestPromo([off(50_000), FREE], brought())?.code).toBe('FREE');
    // As much as it leaves of the sum for the subsidy.
    expect(promoSavingMinor(off(5_000), brought())).toBe(5_000);
  });

  test('counts no more of a discount than there is to take it off', () => {
    expect(promoSavingMinor(off(700_000), TAKEN)).toBe(605_000);
    expect(bestPromo([off(700_000)], broughtByVenue())?.code).toBe('OFF700000');
  });

  test.each([off(20_000), off(30_000), { ...TEA, discountMinor: 20_000 }])(
    'is never one that raises the price or saves nothing: $code',
    (promo) => {
      expect(bestPromo([promo], brought())).toBeNull();
    },
  );

  test('is one that brings a dish for the same money', () => {
    expect(bestPromo([{ ...TEA, discountMinor: 30_000 }], brought())?.code).toBe('TEA');
  });

  test.each([
    ['the tariff', brought({ minOrderMinor: 600_000 })],
    ['the venue’s own couriers', broughtByVenue({ minMinor: 600_000 })],
  ])('is never one that takes the order below the minimum of %s', (_whose, order) => {
    expect(bestPromo([off(50_000)], order)).toBeNull();
    expect(bestPromo([off(50_000), FREE, off(5_000)], order)?.code).toBe('FREE');
  });

  test('is the first of equal ones', () => {
    const [one, other] = [applied('A', { discountMinor: 1 }), applied('B', { discountMinor: 1 })];
    expect(bestPromo([one, other], TAKEN)?.code).toBe('A');
  });

  test('adds a dish only if none saves money', () => {
    expect(bestPromo([TEA], TAKEN)?.code).toBe('TEA');
    expect(bestPromo([TEA, off(100)], TAKEN)?.code).toBe('OFF100');
  });

  test('is null if nothing is offered', () => {
    expect(bestPromo([applied('NOTHING'), FREE], TAKEN)).toBeNull();
    expect(bestPromo([], TAKEN)).toBeNull();
  });
});
