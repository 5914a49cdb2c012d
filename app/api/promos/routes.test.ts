/** @jest-environment node */
import { NextRequest } from 'next/server';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { giftsAndCouponsSchema } from '@/lib/promos/gifts.schema';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

type Example = { example: Record<string, unknown> };
const { schemas } = readContract() as {
  schemas: Record<'Gift' | 'Coupon' | 'PromoCodeResult', Example>;
};
const GIFT = schemas.Gift.example;
const GIFT_ID = String(GIFT.id);
const CHECK = '/menu-promos/v1/promo-codes/check';
const GIFTS = '/menu-promos/v1/gifts';
const COUPONS = '/menu-promos/v1/coupons';
const BODY = {
  venueId: 3107,
  service: 'takeaway',
  lines: testOrderRequest().lines,
  promoCode: ' nauryz26 ',
};

type Handler = typeof import('./gifts/route').GET;
let platform: FakePlatform;
let handlers: Record<'code' | 'gifts' | 'claim' | 'coupons' | 'own', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  handlers = {
    code: (await import('./code/route')).POST,
    gifts: (await import('./gifts/route')).GET,
    claim: (await import('./gifts/[giftId]/claim/route')).POST,
    coupons: (await import('./coupons/route')).POST,
    own: (await import('./own/route')).POST,
  };
  const session = await import('@/lib/core/session/session.server');
  cookie = `${session.sessionCookieName()}=${await sealedSession('token')}`;
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { error_code: 200, data: schemas.PromoCodeResult.example } }, CHECK);
  platform.answer({ json: { data: [GIFT] } }, GIFTS);
  platform.answer({ json: { data: [schemas.Coupon.example] } }, COUPONS);
});

async function send(
  handler: keyof typeof handlers,
  options: { body?: unknown; giftId?: string; isGuest?: boolean } = {},
) {
  const request = new NextRequest('http://app.test/api/promos', {
    method: handler === 'gifts' ? 'GET' : 'POST',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(options.isGuest ? {} : { cookie }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const params: Record<string, string> = options.giftId === undefined ? {} : { giftId: options.giftId };
  const response = await handlers[handler](request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('a promo code', () => {
  test('is tried on the cart, and its discount is in minor units', async () => {
    await expect(send('code', { body: BODY })).resolves.toEqual({
      status: 200,
      body: {
        kind: 'applied',
        code: 'NAURYZ26',
        title: 'Наурызға −10%',
        discountMinor: 56_000,
        isDeliveryFree: false,
        giftName: null,
      },
    });
    expect(platform.calls[0]).toMatchObject({
      path: CHECK,
      headers: { authorization: 'Bearer token' },
      body: { filial_id: 3107, service_type: 1, promo_code: 'nauryz26', products: [{ product_id: 1 }] },
    });
  });

  test('can be tried by a guest', async () => {
    await expect(send('code', { body: BODY, isGuest: true })).resolves.toMatchObject({ status: 200 });
    expect(platform.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('a promo code with free delivery reports that', async () => {
    const data = { ...schemas.PromoCodeResult.example, discount_type: 'free_delivery', discount: 0 };
    platform.answer({ json: { error_code: 200, data } }, CHECK);
    await expect(send('code', { body: BODY })).resolves.toMatchObject({ body: { isDeliveryFree: true } });
  });

  test.each([
    ['promo_code_invalid', 'invalid'],
    ['min_sum_not_reached', 'belowMinimum'],
    ['a_code_of_tomorrow', 'invalid'],
  ])('refused with %s gives no discount: %s, with the platform’s message', async (code, reason) => {
    platform.answer({ json: { error_code: 422, code, message: 'No', data: null } }, CHECK);
    await expect(send('code', { body: BODY })).resolves.toEqual({
      status: 200,
      body: { kind: 'refused', reason, message: 'No' },
    });
  });

  test('a promo code of a venue that is gone is refused as unknown, without a message', async () => {
    const gone = { error_code: 404, code: 'terminal_not_found', message: 'No', data: null };
    platform.answer({ json: gone }, CHECK);
    await expect(send('code', { body: BODY })).resolves.toMatchObject({
      body: { kind: 'refused', reason: 'unknown', message: null },
    });
  });

  test.each([{ promoCode: '  ' }, { promoCode: 'X'.repeat(41) }, { lines: [] }, { venueId: -1 }])(
    'a promo code with %j is refused unasked',
    async (part) => {
      await expect(send('code', { body: { ...BODY, ...part } })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );
});

// Holds CART-31.
describe('the diner’s own codes', () => {
  const cart = { venueId: BODY.venueId, service: BODY.service, lines: BODY.lines };
  const coupon = { ...schemas.Coupon.example, valid_until: '2100-01-01T00:00:00Z' };
  const codesTried = () =>
    platform.calls
      .filter(({ path }) => path === CHECK)
      .map(({ body }) => (body as { promo_code: string }).promo_code);

  test('are tried on the cart, and answered with what they give', async () => {
    platform.answer({ json: { data: [coupon, { ...coupon, promo_code: 'CPN-2' }] } }, COUPONS);
    await expect(send('own', { body: cart })).resolves.toMatchObject({
      status: 200,
      body: { promos: [{ code: 'NAURYZ26', discountMinor: 56_000 }, {}] },
    });
    expect(codesTried().sort()).toEqual(['CPN-2', 'CPN-7KQ2']);
  });

  test('are left out when the platform refuses them or fails to check them', async () => {
    platform.answer({ json: { data: [coupon] } }, COUPONS);
    platform.answer(
      { json: { error_code: 422, code: 'min_sum_not_reached', message: 'No', data: null } },
      CHECK,
    );
    await expect(send('own', { body: cart })).resolves.toEqual({ status: 200, body: { promos: [] } });
    platform.answer({ status: 500, json: { errors: [] } }, CHECK);
    await expect(send('own', { body: cart })).resolves.toEqual({ status: 200, body: { promos: [] } });
  });

  test('need no check for a diner without codes', async () => {
    platform.answer({ json: { data: [{ ...coupon, status: 'used' }] } }, COUPONS);
    await expect(send('own', { body: cart })).resolves.toEqual({ status: 200, body: { promos: [] } });
    expect(codesTried()).toEqual([]);
  });

  test('asks a guest to sign in, without a call', async () => {
    await expect(send('own', { body: cart, isGuest: true })).resolves.toMatchObject({ status: 401 });
    expect(platform.calls).toEqual([]);
  });

  test.each([{ lines: [] }, { venueId: -1 }, { service: 'drone' }])(
    'the diner’s own codes with %j are not tried',
    async (part) => {
      await expect(send('own', { body: { ...cart, ...part } })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );
});

describe('gifts and coupons', () => {
  test('are the diner’s, without those that cannot be read', async () => {
    platform.answer({ json: { data: [{ id: 7 }, GIFT] } }, GIFTS);
    const { body } = await send('gifts');
    expect(giftsAndCouponsSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      currency: 'KZT',
      gifts: [{ id: GIFT_ID, kind: 'bonus', bonusMinor: 100_000, status: 'available' }],
      coupons: [{ promoCode: 'CPN-7KQ2', minMinor: 400_000, status: 'active' }],
    });
  });

  test('still answer with one list when the other fails', async () => {
    platform.answer({ status: 500, json: { errors: [] } }, COUPONS);
    await expect(send('gifts')).resolves.toMatchObject({ body: { gifts: [{}], coupons: null } });
  });

  test.each(['gifts', 'claim', 'coupons'] as const)('need a session: %s', async (handler) => {
    const options = { isGuest: true, giftId: GIFT_ID, body: handler === 'gifts' ? undefined : {} };
    await expect(send(handler, options)).resolves.toMatchObject({ status: 401 });
    expect(platform.calls).toEqual([]);
  });

  test('a gift is claimed once', async () => {
    const path = `${GIFTS}/${GIFT_ID}/claim`;
    platform.answer({ json: { data: { ...GIFT, status: 'claimed' } } }, path);
    await expect(send('claim', { giftId: GIFT_ID })).resolves.toMatchObject({ body: { status: 'claimed' } });
    platform.answer({ status: 409, json: { errors: [{ status: '409', code: 'gift_unavailable' }] } }, path);
    await expect(send('claim', { giftId: GIFT_ID })).resolves.toMatchObject({
      status: 409,
      body: { error: { code: 'gift/unavailable' } },
    });
    await expect(send('claim', { giftId: '../x' })).resolves.toMatchObject({ status: 400 });
  });

  test.each([
    ['promo_code_invalid', 422, 'promo/invalid'],
    ['coupon_already_added', 409, 'promo/already-added'],
  ])('a coupon refused with %s (HTTP %i) is %s', async (code, status, ours) => {
    platform.answer({ status, json: { errors: [{ status: String(status), code }] } }, COUPONS);
    await expect(send('coupons', { body: { promoCode: 'CPN-7KQ2' } })).resolves.toMatchObject({
      body: { error: { code: ours } },
    });
  });

  test('a coupon is added by its code', async () => {
    platform.answer({ status: 201, json: { data: schemas.Coupon.example } }, COUPONS);
    await expect(send('coupons', { body: { promoCode: ' CPN-7KQ2 ' } })).resolves.toMatchObject({
      status: 200,
      body: { promoCode: 'CPN-7KQ2' },
    });
    expect(platform.calls[0]?.body).toEqual({ promo_code: 'CPN-7KQ2' });
  });
});
