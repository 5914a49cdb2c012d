/** @jest-environment node */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { hashRequest } from './database/idempotency';
import type { RunningSandbox } from './server';
import { sendTo, codesOf, control, newKey, readLedger } from './testing/send-to';
import { byTrack, DEMO_PHONE_GEORGIA, exchange, makeTrack, signIn, tokenOf } from './testing/browser';
import { startOver, openBeforeTests } from './testing/hooks';
import {
  sendOrder,
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
} from './testing/orders';

let running: RunningSandbox;
let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (opened) => {
  running = opened;
  ({ app } = running);
});
beforeEach(async () => {
  token = await startOver(app);
});

const advance = (advanceMinutes: number) => control(app, 'POST', 'clock', { advanceMinutes });
const cancel = (id: number, bearer = token) =>
  sendTo(app, { method: 'POST', url: `/takeaway/v1/order/${id}/cancel`, token: bearer, key: newKey() });

describe('an order in cash', () => {
  it('is made by the diner who signed in, and is his own', async () => {
    const body = await plainOrder(app, { comment: 'Без лука <b>', time: null });
    const made = await placeOrder(app, token, body);
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: {
          attributes: {
            status: 'created',
            sum: body.sum,
            to_pay: body.sum,
            comment: 'Без лука <b>',
            payment_type: 'cash',
            payment_status: 'on_receipt',
            is_cancelable: true,
          },
          relationships: { filial: { filial_id: SAMAL }, payment: null },
        },
      },
    });
    const { id } = readOrder(made);
    expect((await sendOrder(app, token, id)).body).toEqual(made.body);
    const list = await sendTo(app, { url: '/takeaway/v2/user/orders', token });
    expect(list.body).toMatchObject({ data: [{ id }], meta: { current_page: 1, last_page: 1, total: 1 } });
    const repeat = await sendTo(app, { url: '/takeaway/v2/locations/repeat', token });
    expect(repeat.body).toMatchObject({ data: [{ filial_id: SAMAL }], meta: { total: 1 } });
    expect(await readLedger(app)).toMatchObject([{ id, userId: 700431, venueId: SAMAL, status: 'created' }]);
  });

  it('is repeated with its old key and the token of the track after the first token ended', async () => {
    const track = await makeTrack(app, token);
    const [body, key] = [await plainOrder(app), newKey()];
    const { id } = readOrder(await placeOrder(app, token, body, key));
    await control(app, 'POST', 'tokens/expire', { all: true });
    expect(codesOf(await placeOrder(app, token, body, key))).toEqual(['token_expired']);
    const fresh = tokenOf(await exchange(app, byTrack(track)));
    const again = await placeOrder(app, fresh, body, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(readOrder(again).id).toBe(id);
    expect(await readLedger(app)).toHaveLength(1);
  });

  it('is not seen, listed or canceled by anybody else', async () => {
    const { id } = readOrder(await placeOrder(app, token, await plainOrder(app)));
    const other = await signIn(app, DEMO_PHONE_GEORGIA);
    expect(codesOf(await sendOrder(app, other, id))).toEqual(['order_not_found']);
    expect(codesOf(await cancel(id, other))).toEqual(['order_not_found']);
    expect((await sendTo(app, { url: '/takeaway/v2/user/orders', token: other })).body).toMatchObject({
      data: [],
    });
  });
});

describe('the life of an order', () => {
  it('goes from created over cooking and ready to completed as time passes', async () => {
    const { id } = readOrder(await placeOrder(app, token, await plainOrder(app)));
    const seen = [];
    for (let step = 0; step < 4; step += 1) {
      const { attributes, current_order_status: current } = readOrder(await sendOrder(app, token, id));
      expect(attributes.status).toBe(current.status);
      seen.push([current.status, current.next_status, attributes.payment_status]);
      expect(current.next_status_time === null).toBe(current.next_status === null);
      if (current.next_average_time !== null) await advance(current.next_average_time);
    }
    expect(seen).toEqual([
      ['created', 'cooking', 'on_receipt'],
      ['cooking', 'ready', 'on_receipt'],
      ['ready', 'completed', 'on_receipt'],
      ['completed', null, 'on_receipt'],
    ]);
    expect((await readLedger(app)).map(({ status }) => status)).toEqual(['completed']);
  });

  it('is passed at once when hours go by', async () => {
    const { id } = readOrder(await placeOrder(app, token, await plainOrder(app)));
    const track = await makeTrack(app, token);
    await advance(6 * 60);
    const fresh = tokenOf(await exchange(app, byTrack(track)));
    expect(readOrder(await sendOrder(app, fresh, id)).attributes.status).toBe('completed');
  });

  it('waits for the requested time before it is cooked', async () => {
    const time = new Date(Date.now() + 3 * 3_600_000).toISOString();
    const { id } = readOrder(await placeOrder(app, token, await plainOrder(app, { time })));
    await advance(50);
    expect(readOrder(await sendOrder(app, token, id)).attributes.status).toBe('created');
  });

  it('is moved by the control API, also to canceled with a reason', async () => {
    const { id } = readOrder(await placeOrder(app, token, await plainOrder(app)));
    await control(app, 'POST', `orders/${id}/status`, { status: 'ready' });
    expect(readOrder(await sendOrder(app, token, id)).current_order_status.next_status).toBe('completed');
    await control(app, 'POST', `orders/${id}/status`, { status: 'canceled', declineCode: 'product_stopped' });
    expect((await sendOrder(app, token, id)).body).toMatchObject({
      data: {
        attributes: {
          status: 'canceled',
          to_pay: 0,
          is_cancelable: false,
          decline_reason: { code: 'product_stopped' },
        },
        current_order_status: { next_status: null, next_status_time: null },
      },
    });
  });

  it('ends with a cancellation while created, and never afterwards', async () => {
    const { id } = readOrder(await placeOrder(app, token, await plainOrder(app)));
    expect((await cancel(id)).body).toMatchObject({
      data: { attributes: { status: 'canceled', to_pay: 0, decline_reason: { code: 'canceled_by_diner' } } },
    });
    const again = await cancel(id);
    expect([again.status, ...codesOf(again)]).toEqual([409, 'order_not_cancelable']);
    const late = readOrder(await placeOrder(app, token, await plainOrder(app)));
    await advance(3);
    expect(codesOf(await cancel(late.id))).toEqual(['order_not_cancelable']);
    await advance(30);
    expect(readOrder(await sendOrder(app, token, id)).attributes.status).toBe('canceled');
  });
});

describe('the idempotency key of an order', () => {
  it('gives the same order again and makes no other', async () => {
    const [body, key] = [await plainOrder(app), newKey()];
    const first = await placeOrder(app, token, body, key);
    await advance(30);
    const again = await placeOrder(app, token, body, key);
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(await readLedger(app)).toMatchObject([{ key }]);
  });

  it('is refused with another body, if only a space differs', async () => {
    const [body, key] = [await plainOrder(app), newKey()];
    await placeOrder(app, token, body, key);
    for (const other of [{ ...body, comment: 'again' }, `${JSON.stringify(body)} `]) {
      const answer = await sendTo(app, {
        method: 'POST',
        url: '/takeaway/v1/takeaway/order',
        headers: { 'x-country-code': 'kz' },
        body: other,
        token,
        key,
      });
      expect([answer.status, ...codesOf(answer)]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await readLedger(app)).toHaveLength(1);
  });

  it('makes one order of many requests at once', async () => {
    const [body, key] = [await plainOrder(app), newKey()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => placeOrder(app, token, body, key)));
    const made = answers.filter(({ status }) => status === 201);
    const others = answers.filter((answer) => !made.includes(answer));
    expect(new Set(made.map((answer) => readOrder(answer).id)).size).toBe(1);
    expect(made.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(new Set(others.flatMap(codesOf))).toEqual(
      new Set(others.length > 0 ? ['idempotency_in_flight'] : []),
    );
    expect(await readLedger(app)).toHaveLength(1);
  });

  it('is in flight while its first request runs: the same one waits a second, another one is refused', async () => {
    const { idempotency, database, clock } = running.sandbox;
    const [body, key] = [await plainOrder(app), newKey()];
    const owner = { caller: 'user:700431', method: 'POST', path: '/takeaway/v1/takeaway/order', key };
    await idempotency.take(database, owner, hashRequest('', JSON.stringify(body)), clock.now());
    const same = await placeOrder(app, token, body, key);
    expect([same.status, ...codesOf(same), same.headers['retry-after']]).toEqual([
      409,
      'idempotency_in_flight',
      '1',
    ]);
    const other = await placeOrder(app, token, { ...body, comment: 'other' }, key);
    expect([other.status, ...codesOf(other)]).toEqual([422, 'idempotency_key_reused']);
    expect(await readLedger(app)).toEqual([]);
    idempotency.release(owner);
    expect((await placeOrder(app, token, body, key)).status).toBe(201);
  });

  it('is free again after a refusal', async () => {
    const [body, key] = [await plainOrder(app), newKey()];
    expect(codesOf(await placeOrder(app, token, { ...body, sum: 1 }, key))).toEqual(['sum_changed']);
    expect((await placeOrder(app, token, body, key)).status).toBe(201);
  });

  it('belongs to one diner', async () => {
    const [body, key] = [await plainOrder(app), newKey()];
    const mine = readOrder(await placeOrder(app, token, body, key));
    const other = readOrder(await placeOrder(app, await signIn(app, DEMO_PHONE_GEORGIA), body, key));
    expect(other.id).not.toBe(mine.id);
  });

  it('is forgotten after 24 hours', async () => {
    const [body, key] = [await plainOrder(app), newKey()];
    const track = await makeTrack(app, token);
    const first = readOrder(await placeOrder(app, token, body, key));
    await advance(24 * 60 + 1);
    const fresh = tokenOf(await exchange(app, byTrack(track)));
    const next = await placeOrder(app, fresh, body, key);
    expect(next.headers['idempotency-replayed']).toBeUndefined();
    expect(readOrder(next).id).not.toBe(first.id);
  });
});

describe('the sum of an order', () => {
  it('is Σ count × (price + Σ additive price × count), whatever is ordered', async () => {
    const ids = [PRODUCTS.manty, PRODUCTS.mantyOneSize, PRODUCTS.ribeye, PRODUCTS.flatbread, PRODUCTS.beer];
    const products = new Map((await readProducts(app, SAMAL, ids)).map((product) => [product.id, product]));
    const ribeye = products.get(PRODUCTS.ribeye);
    const extras = (ribeye?.additive_categories ?? []).flatMap((group) => group.items);
    expect(extras.length).toBeGreaterThan(0);
    const position = fc.record({
      id: fc.constantFrom(...ids),
      count: fc.integer({ min: 1, max: 99 }),
      size: fc.nat(1),
      extra: fc.nat(extras.length - 1),
      times: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(position, { minLength: 1, maxLength: 5 }), async (requested) => {
        let expectedMinor = 0;
        const positions = requested.flatMap(({ id, count, size: nth, extra, times }): Position[] => {
          const product = products.get(id);
          if (!product) return [];
          const size = product.sizes?.[nth];
          const chosen = id === PRODUCTS.ribeye && times > 0 ? extras[extra] : undefined;
          const price = size?.price ?? product.price;
          expectedMinor += count * Math.round(100 * price + 100 * (chosen?.price ?? 0) * times);
          return [
            positionOf(product, {
              count,
              price,
              ...(size ? { size_id: size.id } : {}),
              additives: chosen ? [{ additive_id: chosen.id, count: times }] : [],
            }),
          ];
        });
        const body = orderBody(positions, { sum: expectedMinor / 100, age_confirmed: true });
        const answer = await placeOrder(app, token, body);
        expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 201, codes: [] });
        expect(readOrder(answer).attributes.sum).toBe(expectedMinor / 100);
      }),
      { numRuns: 40 },
    );
  });

  it('counts tetri in Georgia', async () => {
    const product = await readProduct(app, 4107002);
    expect(product.price).toBe(12.9);
    const body = orderBody([positionOf(product, { count: 3 })], { filial_id: 4107 });
    expect(readOrder(await placeOrder(app, token, body)).attributes.sum).toBe(38.7);
  });
});
