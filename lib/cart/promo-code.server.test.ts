/** @jest-environment node */
import { signedInOver } from '@/lib/core/session/test-session';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE = { country: 'kz', language: 'ru', surface: 'web' } as const;
const PATHS = {
  promo: '/menu-promos/v1/promo-codes/check',
  coupons: '/menu-promos/v1/coupons',
  gifts: '/menu-promos/v1/gifts',
} as const;
const LINE = { productId: 50_211, sizeId: null, additives: [], count: 1, priceMinor: 1, promoId: null };

/** The contract's own examples. */
const { schemas } = readContract() as {
  schemas: { Coupon: { example: { promo_code: string } }; Gift: { example: object } };
};
const COUPON = schemas.Coupon.example;
const GIFT = schemas.Gift.example;

let platform: FakePlatform;
let server: typeof import('./promo-code.server');
let upstream: Parameters<typeof server.checkPromoCode>[0]['upstream'];
let signedIn: SignedIn;

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./promo-code.server');
  const client = await import('@/lib/core/upstream/client');
  upstream = client.publicUpstream(SITE);
  signedIn = signedInOver(client.userUpstream({ ...SITE, accessToken: 'token' }));
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  own([]);
});

const check = (code: string, isSignedIn = false) =>
  server.checkPromoCode(
    { signedIn: isSignedIn ? signedIn : null, upstream },
    { venueId: 3107, service: 'takeaway', lines: [LINE] },
    code,
  );
const refuse = (code: string, message: string) =>
  platform.answer({ json: { error_code: 422, code, message, data: null } }, PATHS.promo);
const own = (coupons: object[], gifts: object[] = []) => {
  platform.answer({ json: { data: coupons } }, PATHS.coupons);
  platform.answer({ json: { data: gifts } }, PATHS.gifts);
};

describe('a promo code', () => {
  test.each([
    ['promo_code_invalid', 'invalid', 'Срок промокода истёк'],
    ['min_sum_not_reached', 'belowMinimum', 'Промокод действует от 3 000 ₸'],
  ])(
    'a promo code that is refused with %s is %s with the platform’s own message',
    async (code, reason, message) => {
      refuse(code, message);
      expect(await check('OTKEN')).toEqual({ kind: 'refused', reason, message });
    },
  );

  test.each<[string, object[], object[], string]>([
    ['a coupon whose time is over', [{ ...COUPON, status: 'expired' }], [], 'expired'],
    ['a coupon that was used', [{ ...COUPON, status: 'used' }], [], 'used'],
    ['a coupon that would do elsewhere', [{ ...COUPON, status: 'active' }], [], 'otherOrder'],
    ['a gift that was used', [], [{ ...GIFT, promo_code: COUPON.promo_code, status: 'used' }], 'used'],
  ])('a promo code of the diner’s own shows its kind: %s', async (_what, coupons, gifts, reason) => {
    refuse('promo_code_invalid', 'Промокод недействителен');
    own(coupons, gifts);
    expect(await check(COUPON.promo_code.toLowerCase(), true)).toEqual({
      kind: 'refused',
      reason,
      message: null,
    });
  });

  test('a promo code that is no coupon of the diner, or whose coupons cannot be read, is refused with the platform’s message', async () => {
    refuse('promo_code_invalid', 'Такого промокода нет');
    const refusal = { kind: 'refused', reason: 'invalid', message: 'Такого промокода нет' };
    own([COUPON]);
    expect(await check('LETO', true)).toEqual(refusal);
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.coupons);
    expect(await check(COUPON.promo_code, true)).toEqual(refusal);
  });

  test('a promo code that the platform fails to check is unknown', async () => {
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.promo);
    expect(await check('OTKEN')).toEqual({
      kind: 'refused',
      reason: 'unknown',
      message: null,
    });
  });
});
