/** @jest-environment node */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendTo, codesOf, control, newKey, readLedger } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { breads, deliveryBody, expressBody, online, placeKind, sumOf } from '../../testing/order-kinds';
import {
  orderBody,
  positionOf,
  PRODUCTS,
  readOrder,
  readProduct,
  SAMAL,
  type Position,
} from '../../testing/orders';

const GEORGIAN_ONE = 4107002;

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app);
});

interface Tried {
  positions?: Position[];
  service?: number;
  venue?: number;
  as?: string;
  language?: string;
}

async function check(code: string, tried: Tried = {}) {
  const { service = 1, venue = SAMAL, as = token, language = 'en' } = tried;
  const answer = await sendTo(app, {
    method: 'POST',
    url: '/menu-promos/v1/promo-codes/check',
    headers: { 'accept-language': language },
    body: {
      filial_id: venue,
      service_type: service,
      promo_code: code,
      products: tried.positions ?? (await breads(app, 10)),
    },
    token: as === '' ? undefined : as,
  });
  const { body } = answer;
  return z.looseObject({ code: z.string().optional(), data: z.looseObject({}).nullable() }).parse(body);
}

const take = (body: Record<string, unknown>, as = token) => placeKind(app, as, 'takeaway', body);
const cancel = (id: number) =>
  sendTo(app, { method: 'POST', url: `/takeaway/v1/order/${id}/cancel`, token, key: newKey() });

describe('a promo code', () => {
  it('is found in any case and with spaces around, and named as it is stored', async () => {
    expect((await check('  dostar500 ')).data).toMatchObject({
      promo_code: 'DOSTAR500',
      title: '500\u00a0₸ off the order',
      discount_type: 'amount',
      value: 500,
      discount: 500,
      min_sum: null,
      product: null,
    });
    expect((await check('DOSTAR500', { language: 'kk' })).data).toMatchObject({
      title: 'Тапсырысқа −500\u00a0₸',
    });
    expect((await check('BARLYGY')).data).toMatchObject({
      title: '1\u00a0000\u00a0000\u00a0₸ off the order',
    });
  });

  it.each<[string, string, Tried]>([
    ['unknown', 'LETO', {}],
    ['used up', 'TAUSYLDY', {}],
    ['expired', 'OTKEN', {}],
    ['of another venue', 'KORSHI', {}],
    ['of the other country', 'LARI5', {}],
    ['free delivery where nothing is delivered', 'ZHETKIZU', {}],
    ['a gift of another brand', 'NAN', { venue: 3108 }],
    ['a coupon that was not added', 'CPN-7KQ2', {}],
    ['a coupon of a guest', 'CPN-AS05', { as: '' }],
  ])('is refused: %s', async (_why, code, tried) => {
    expect(await check(code, tried)).toMatchObject({
      error_code: 422,
      code: 'promo_code_invalid',
      data: null,
    });
  });

  it.each<[string, Tried, string]>([
    ['LETO', {}, 'There’s no such promo code'],
    ['TAUSYLDY', {}, 'The promo code has been used up'],
    ['OTKEN', {}, 'The promo code has expired'],
    ['KORSHI', {}, 'The promo code doesn’t work at this restaurant'],
    ['LARI5', {}, 'The promo code doesn’t work at this restaurant'],
    ['ZHETKIZU', {}, 'The promo code works for delivery only'],
    ['TOI20', {}, 'The promo code works from 50\u00a0000\u00a0₸'],
    ['OTKEN', { language: 'ru' }, 'Срок промокода истёк'],
  ])(
    'a promo code that is refused (%s, %j) gives the reason in the diner’s language',
    async (code, tried, message) => {
      expect(await check(code, tried)).toMatchObject({ message });
    },
  );

  it('a promo code that is refused says why on an order too', async () => {
    const made = await take(orderBody(await breads(app, 10), { promo_code: 'OTKEN' }));
    expect(made.body).toMatchObject({
      errors: [{ code: 'promo_code_invalid', title: 'The promo code has expired' }],
    });
  });

  it('needs its minimum; in an order too small it is no code', async () => {
    const small = await breads(app, 7);
    expect(await check('NAURYZ26', { positions: small })).toMatchObject({ code: 'min_sum_not_reached' });
    expect(codesOf(await take(orderBody(small, { promo_code: 'NAURYZ26' })))).toEqual(['promo_code_invalid']);
    expect((await check('NAURYZ26')).data).toMatchObject({ value: 10, discount: 390, min_sum: 3_000 });
  });

  it('is taken off the positions, rounded down, and never more than they are', async () => {
    const cases = [
      ['DOSTAR500', (sum: number) => Math.min(500, sum)],
      ['BARLYGY', (sum: number) => sum],
      ['BIRINSHI', (sum: number) => Math.floor(sum * 0.15)],
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom(...cases),
        async (count, [code, off]) => {
          const positions = await breads(app, count);
          const sum = sumOf(positions);
          const discount = off(sum);
          expect((await check(code, { positions })).data).toMatchObject({ discount });
          const made = await take(orderBody(positions, { promo_code: code, sum: sum - discount }));
          expect(made.body).toMatchObject({
            data: { attributes: { promo_code: code, positions_sum: sum, discount, sum: sum - discount } },
          });
          await cancel(readOrder(made).id);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('counts tetri in Georgia', async () => {
    const positions = [positionOf(await readProduct(app, GEORGIAN_ONE), { count: 3 })];
    const tried = { venue: 4107, positions };
    expect((await check('SUPRA10', tried)).data).toMatchObject({ discount: 3.87 });
  });

  it('comes before service charge, cashback and bonuses', async () => {
    const positions = await breads(app, 10);
    const body = expressBody(positions, { promo_code: 'NAURYZ26', bonuses: 1_053, sum: 3_510 + 421 });
    expect((await placeKind(app, token, 'express', { ...body, bonuses: 1_054 })).body).toMatchObject({
      errors: [{ meta: { max_bonuses: 1_053 } }],
    });
    expect((await placeKind(app, token, 'express', body)).body).toMatchObject({
      data: {
        attributes: { discount: 390, service_charge: 421, sum: 3_931, bonuses_earned: 171, to_pay: 2_878 },
      },
    });
  });

  it('makes delivery free, and what the diner saw of its cost 0', async () => {
    const positions = await breads(app, 8);
    expect((await check('ZHETKIZU', { positions, service: 4 })).data).toMatchObject({
      discount_type: 'free_delivery',
      value: null,
      discount: 0,
    });
    const free = await deliveryBody(app, positions, { promo_code: 'ZHETKIZU', delivery_cost: 0 });
    const made = await placeKind(app, token, 'delivery', free);
    expect(made.body).toMatchObject({ data: { attributes: { delivery_cost: 0, sum: 3_120, discount: 0 } } });
    const paid = await deliveryBody(app, positions, { promo_code: 'ZHETKIZU' });
    expect((await placeKind(app, token, 'delivery', paid)).body).toMatchObject({
      errors: [{ code: 'delivery_cost_changed', meta: { delivery_cost: 0 } }],
    });
  });

  it('gives what is below the minimum of a delivery no chance', async () => {
    const body = await deliveryBody(app, await breads(app, 8), { promo_code: 'DOSTAR500' });
    expect((await placeKind(app, token, 'delivery', body)).body).toMatchObject({
      errors: [{ code: 'min_sum_not_reached', meta: { min_sum: 3_000 } }],
    });
  });

  it('adds a gift at price 0', async () => {
    const positions = [positionOf(await readProduct(app, PRODUCTS.mantyOneSize))];
    expect((await check('NAN', { positions })).data).toMatchObject({
      discount_type: 'gift_product',
      discount: 0,
      product: { id: PRODUCTS.flatbread },
    });
    const made = await take(orderBody(positions, { promo_code: 'NAN' }));
    expect(made.body).toMatchObject({
      data: {
        relationships: {
          positions: [{}, { product_id: PRODUCTS.flatbread, count: 1, price: 0, old_price: 390, sum: 0 }],
        },
      },
    });
    await control(app, 'POST', `products/${PRODUCTS.flatbread}`, { stopped: true });
    expect(await check('NAN', { positions })).toMatchObject({ code: 'promo_code_invalid' });
  });

  it('a promo code that pays for everything leaves nothing to pay: the order is paid at once', async () => {
    const body = orderBody(await breads(app, 1), { promo_code: 'BARLYGY', sum: 0, ...online() });
    expect((await take(body)).body).toMatchObject({
      data: {
        attributes: { sum: 0, to_pay: 0, payment_status: 'paid' },
        relationships: { payment: null },
        current_order_status: { next_status: 'cooking' },
      },
    });
  });

  it('a code that counts once is used by one of many orders at once, comes back with a cancellation, and is another diner’s too', async () => {
    const positions = await breads(app, 10);
    const body = orderBody(positions, { promo_code: 'birinshi', sum: 3_315 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => take(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await check('BIRINSHI')).toMatchObject({ code: 'promo_code_invalid' });
    const other = await signIn(app, '+7 705 000 00 01');
    expect((await check('BIRINSHI', { as: other })).data).toMatchObject({ discount: 585 });
    const [used] = await readLedger(app);
    await cancel(used?.id ?? 0);
    expect((await check('BIRINSHI')).data).toMatchObject({ discount: 585 });
  });
});

const couponList = z.object({
  data: z.array(z.object({ promo_code: z.string(), status: z.string(), valid_until: z.string() })),
});
async function coupons(query = '') {
  const { body } = await sendTo(app, { url: `/menu-promos/v1/coupons${query}`, token });
  return couponList.parse(body).data.map(({ promo_code: code, status }) => `${code} ${status}`);
}
const addCoupon = (code: string, as = token) =>
  sendTo(app, {
    method: 'POST',
    url: '/menu-promos/v1/coupons',
    body: { promo_code: code },
    token: as,
    key: newKey(),
  });

describe('coupons', () => {
  it('are added once, used once, active ones first', async () => {
    expect(await coupons()).toEqual(['CPN-AS05 active', 'CPN-OLD1 expired']);
    expect((await addCoupon(' cpn-7kq2 ')).body).toMatchObject({
      data: { promo_code: 'CPN-7KQ2', status: 'active', discount_type: 'amount', value: 500, min_sum: 4_000 },
    });
    expect(codesOf(await addCoupon('CPN-7KQ2'))).toEqual(['coupon_already_added']);
    const body = orderBody(await breads(app, 11), { promo_code: 'CPN-7KQ2', sum: 3_790 });
    const made = await take(body);
    expect(made.status).toBe(201);
    expect(await coupons()).toEqual(['CPN-AS05 active', 'CPN-OLD1 expired', 'CPN-7KQ2 used']);
    expect(codesOf(await take(body))).toEqual(['promo_code_invalid']);
    await cancel(readOrder(made).id);
    expect(await coupons()).toEqual(['CPN-AS05 active', 'CPN-7KQ2 active', 'CPN-OLD1 expired']);
  });

  it('coupons of a brand are listed at its venues', async () => {
    await addCoupon('CPN-BR02');
    expect(await coupons(`?filial_id=${SAMAL}`)).not.toContain('CPN-BR02 active');
    expect(await coupons('?filial_id=3108')).toContain('CPN-BR02 active');
    expect(await coupons('?filial_id=4107')).toEqual([]);
  });

  it('coupons of the other country, past ones and unknown ones are not added', async () => {
    for (const code of ['CPN-GE05', 'CPN-OLD1', 'NAURYZ26', 'X']) {
      expect(codesOf(await addCoupon(code))).toEqual(['promo_code_invalid']);
    }
  });
});
