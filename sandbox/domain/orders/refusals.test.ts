/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendTo, codesOf, control, type Answer } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { plainProduct } from '../../testing/order-kinds';
import {
  orderBody,
  placeOrder,
  plainOrder,
  positionOf,
  PRODUCTS,
  readOrder,
  readProduct,
  readProducts,
  SAMAL,
  type Position,
} from '../../testing/orders';

/** Open 09:00-23:00, closes 20 minutes in advance, takes cash; its product 1 is a plain dish. */
const BALQAIMAQ = 3101;
/** Takes no cash. */
const KOKTEM = 3104;
/** In the restaurant only. */
const TANGY_AS = 3105;
/** 10:00 of a Wednesday in Almaty. */
const WEDNESDAY_MORNING = '2030-03-13T05:00:00.000Z';

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(() => startAt(WEDNESDAY_MORNING));

async function startAt(at: string): Promise<void> {
  token = await startOver(app, { at });
}

const place = (body: Record<string, unknown>) => placeOrder(app, token, body);
const change = (id: number, what: Record<string, unknown>) => control(app, 'POST', `products/${id}`, what);

async function placePositions(...positions: Position[]): Promise<Answer> {
  return place(orderBody(positions, { age_confirmed: true }));
}

/** A body for the first plain dish of a venue. */
const bodyAt = async (venue: number, changes: Record<string, unknown> = {}) =>
  orderBody([await plainProduct(app, venue, 1)], { filial_id: venue, ...changes });

const inLanguage = async (language: string, body: Record<string, unknown>) =>
  sendTo(app, {
    method: 'POST',
    url: '/takeaway/v1/takeaway/order',
    headers: { 'x-country-code': 'kz', 'accept-language': language },
    body,
    token,
    key: `key-in-${language}`,
  });

describe('an order is refused when', () => {
  it.each([
    ['08:59', '2030-03-13T03:59:00Z', ['venue_closed']],
    ['09:00', '2030-03-13T04:00:00Z', []],
    ['22:39', '2030-03-13T17:39:00Z', []],
    ['22:40, as it closes 20 minutes in advance', '2030-03-13T17:40:00Z', ['venue_closed']],
  ])('the venue is closed now: at %s', async (_time, at, codes) => {
    await startAt(at);
    expect(codesOf(await place(await bodyAt(BALQAIMAQ)))).toEqual(codes);
  });

  it.each([
    ['22:39 today', '2030-03-13T17:39:00Z', []],
    ['22:40 today', '2030-03-13T17:40:00Z', ['venue_closed']],
    ['08:00 tomorrow', '2030-03-14T03:00:00Z', ['venue_closed']],
    ['12:00 in six days', '2030-03-19T07:00:00Z', []],
    ['a minute ago', '2030-03-13T04:59:00Z', ['time_unavailable']],
    ['sooner than it can be cooked', '2030-03-13T05:01:00Z', ['time_unavailable']],
    ['later than in seven days', '2030-03-20T05:05:00Z', ['time_unavailable']],
  ])('the requested time is not available: %s', async (_time, time, codes) => {
    expect(codesOf(await place(await bodyAt(BALQAIMAQ, { time })))).toEqual(codes);
  });

  it('is accepted by a closed venue for a time when it is open', async () => {
    await startAt('2030-03-13T00:00:00.000Z');
    const body = await bodyAt(BALQAIMAQ);
    expect(codesOf(await place(body))).toEqual(['venue_closed']);
    expect((await place({ ...body, time: '2030-03-13T06:00:00Z' })).status).toBe(201);
  });

  it('a price is not the one that was seen: meta has both', async () => {
    const seen = positionOf(await readProduct(app, PRODUCTS.flatbread));
    await change(PRODUCTS.flatbread, { priceMinor: 45_000 });
    const answer = await placePositions(seen);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            status: '422',
            code: 'price_changed',
            source: { pointer: '/positions/0/price' },
            meta: { product_id: PRODUCTS.flatbread, old_price: seen.price, new_price: 450 },
          },
        ],
      },
    });
    expect((await placePositions({ ...seen, price: 450 })).status).toBe(201);
  });

  it('one product is stopped and another gone: both are reported together', async () => {
    const products = await readProducts(app, SAMAL, [
      PRODUCTS.flatbread,
      PRODUCTS.mantyOneSize,
      PRODUCTS.kuyrdak,
    ]);
    await change(PRODUCTS.flatbread, { stopped: true });
    await change(PRODUCTS.mantyOneSize, { deleted: true });
    const positions = products.map((product) => positionOf(product));
    const answer = await placePositions(...positions);
    const place = (id: number) => positions.findIndex((position) => position.product_id === id);
    const faults = [
      { at: place(PRODUCTS.flatbread), code: 'product_stopped', id: PRODUCTS.flatbread },
      { at: place(PRODUCTS.mantyOneSize), code: 'product_deleted', id: PRODUCTS.mantyOneSize },
    ].sort((a, b) => a.at - b.at);
    expect(answer.body).toMatchObject({
      errors: faults.map(({ at, code, id }) => ({
        code,
        source: { pointer: `/positions/${at}` },
        meta: { product_id: id },
      })),
    });
  });

  it('a product was stopped from the start, is unknown, or of another venue', async () => {
    const stopped = positionOf(await readProduct(app, PRODUCTS.toyPlov));
    expect(codesOf(await placePositions(stopped))).toEqual(['product_stopped']);
    for (const id of [3107999, 3101001]) {
      expect(codesOf(await placePositions({ product_id: id, count: 1, price: 100 }))).toEqual([
        'product_deleted',
      ]);
    }
  });

  it('a size is missing, unknown or of another product', async () => {
    const product = await readProduct(app, PRODUCTS.manty);
    const { size_id: _size, ...without } = positionOf(product);
    expect(codesOf(await placePositions(without))).toEqual(['product_deleted']);
    expect(codesOf(await placePositions({ ...without, size_id: 1 }))).toEqual(['product_deleted']);
  });

  it('a product is not sold for takeaway', async () => {
    const salad = positionOf(await readProduct(app, PRODUCTS.beetSalad));
    expect(codesOf(await placePositions(salad))).toEqual(['product_unavailable']);
  });

  it.each<[string, number, number[], number]>([
    ['limit of 5', PRODUCTS.kuyrdak, [6], 5],
    ['limit of 5 over all positions', PRODUCTS.kuyrdak, [3, 3], 5],
    ['limit of 2', PRODUCTS.samsa, [3], 2],
  ])('more is ordered than the promotion gives: %s', async (_limit, id, counts, available) => {
    const product = await readProduct(app, id);
    const answer = await placePositions(...counts.map((count) => positionOf(product, { count })));
    expect(answer.body).toMatchObject({
      errors: counts.map((_count, index) => ({
        code: 'menu.productsExceeded',
        source: { pointer: `/positions/${index}/count` },
        meta: { product_id: id, available_count: available },
      })),
    });
    const exact = await placePositions(positionOf(product, { count: available }));
    expect(exact.status).toBe(201);
  });

  it('more is ordered than the promotion has left for the day: canceled orders give theirs back, midnight all', async () => {
    const kuyrdak = await readProduct(app, PRODUCTS.kuyrdak);
    const askFor = (count: number) => placePositions(positionOf(kuyrdak, { count }));
    const left = async (as?: string) => {
      const body = { filial_id: SAMAL, service_type: 1, products: [positionOf(kuyrdak)] };
      const url = '/menu/v2/stop_list/order_items/check';
      const answer = await sendTo(app, { method: 'POST', url, body, token: as });
      return z.object({ data: z.array(z.looseObject({})) }).parse(answer.body).data[0];
    };
    const first = readOrder(await askFor(5));
    await askFor(3);
    expect(await left(token)).toMatchObject({ available_count: 2, issues: [] });
    expect(await left()).toMatchObject({ available_count: 5, issues: [] });
    expect((await askFor(3)).body).toMatchObject({
      errors: [{ code: 'menu.productsExceeded', meta: { available_count: 2 } }],
    });
    expect((await askFor(2)).status).toBe(201);
    expect(await left(token)).toMatchObject({ available_count: 0, issues: ['menu.productsExceeded'] });
    await control(app, 'POST', `orders/${first.id}/status`, { status: 'canceled' });
    expect(await left(token)).toMatchObject({ available_count: 5, issues: [] });
    await askFor(5);
    // Before midnight in Almaty by more than a busy machine needs to ask.
    await control(app, 'POST', 'clock', { at: '2030-03-13T18:57:00Z' });
    token = await signIn(app);
    expect(await left(token)).toMatchObject({ available_count: 0 });
    await control(app, 'POST', 'clock', { at: '2030-03-13T19:00:00Z' });
    expect(await left(token)).toMatchObject({ available_count: 5, issues: [] });
  });

  it('the promotion is not the one that was seen', async () => {
    const promoted = await readProduct(app, PRODUCTS.kuyrdak);
    const plain = await readProduct(app, PRODUCTS.flatbread);
    const wrong = [
      positionOf(promoted, { reward_id: null }),
      positionOf(promoted, { reward_id: 7 }),
      positionOf(plain, { reward_id: promoted.reward_id }),
    ];
    for (const position of wrong) {
      expect(codesOf(await placePositions(position))).toEqual(['menu.productsPromoChanged']);
    }
  });

  it('consent is missing', async () => {
    expect(codesOf(await place(await plainOrder(app, { personal_data_consent: false })))).toEqual([
      'consent_required',
    ]);
  });

  it.each([
    ['energy drink', PRODUCTS.energyDrink],
    ['beer', PRODUCTS.beer],
  ])('the age is not confirmed for %s', async (_what, id) => {
    const positions = [positionOf(await readProduct(app, id))];
    expect(codesOf(await place(orderBody(positions)))).toEqual(['age_confirmation_required']);
    expect((await place(orderBody(positions, { age_confirmed: true }))).status).toBe(201);
  });

  it('the venue does not take the payment', async () => {
    expect(codesOf(await place(await bodyAt(KOKTEM)))).toEqual(['payment_type_unavailable']);
  });

  it('the total differs though every price agrees', async () => {
    const body = await plainOrder(app);
    const answer = await place({ ...body, sum: 391 });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'sum_changed', meta: { sum: body.sum } }] },
    });
  });

  it('the venue is unknown or does not offer takeaway', async () => {
    const body = await plainOrder(app);
    for (const venue of [999_999, TANGY_AS]) {
      expect((await place({ ...body, filial_id: venue })).body).toMatchObject({
        errors: [{ code: 'terminal_not_found', source: { pointer: '/filial_id' } }],
      });
    }
  });

  it('a promo code or bonuses come that the diner does not have', async () => {
    expect(codesOf(await place(await plainOrder(app, { promo_code: 'LETO' })))).toEqual([
      'promo_code_invalid',
    ]);
    // 30 % of 390 ₸.
    expect((await place(await plainOrder(app, { bonuses: 118 }))).body).toMatchObject({
      errors: [{ code: 'bonuses_exceeded', meta: { max_bonuses: 117 } }],
    });
  });

  it('a member breaks its bounds: the source names it', async () => {
    const body = await plainOrder(app);
    const wrong: [Record<string, unknown>, string][] = [
      [{ positions: [] }, '/positions'],
      [{ comment: 'x'.repeat(501) }, '/comment'],
      [{ phone: '8701' }, '/phone'],
      [{ sum: 1.001 }, '/sum'],
      [{ time: '2030-02-31T10:00:00Z' }, '/time'],
      [{ payment_type: 'barter' }, '/payment_type'],
      [{ positions: [{ product_id: 1, count: 0, price: 1 }] }, '/positions/0/count'],
      [{ positions: [{ product_id: 1, count: 100, price: 1 }] }, '/positions/0/count'],
    ];
    for (const [changes, pointer] of wrong) {
      expect((await place({ ...body, ...changes })).body).toMatchObject({
        errors: [{ code: 'validation_failed', source: { pointer } }],
      });
    }
  });

  it('has its text in the requested language', async () => {
    const body = await plainOrder(app, { personal_data_consent: false });
    const titles = [];
    for (const language of ['kk', 'ru', 'en', 'ka', 'fr']) {
      titles.push(/"title":"([^"]+)"/.exec((await inLanguage(language, body)).text)?.[1]);
    }
    expect(new Set(titles.slice(0, 4)).size).toBe(4);
    expect(titles[4]).toBe('Нужно согласие на обработку данных');
  });
});
