/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { hashRequest } from '../../database/idempotency';
import { sendTo, codesOf, control, newKey, readLedger } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { kindsOf, faultOf, KINDS, orderOf } from '../../testing/kinds';
import {
  breads,
  expressBody,
  HOME,
  online,
  readPayment,
  readTariffs,
  type Kind,
} from '../../testing/order-kinds';
import {
  sendOrder,
  orderBody,
  plainOrder,
  positionOf,
  PRODUCTS,
  readOrder,
  readProduct,
  SAMAL,
} from '../../testing/orders';

/** 12:00 of a Wednesday in Almaty. */
const NOON = '2030-03-13T07:00:00.000Z';
/** Shares the hall of Samal. */
const NEIGHBOUR = 3108;
/** No tables are known there. */
const BALGYN = 3103;
const IN_RESTAURANT_ONLY = 3105;
/** Takes neither online nor kaspi payments. */
const CASH_ONLY = 3120;
/** Out of every zone. */
const FAR = { ...HOME, latitude: 43.5 };

let app: FastifyInstance;
let token: string;

openBeforeTests(1, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app, { at: NOON });
});

const advance = (advanceMinutes: number) => control(app, 'POST', 'clock', { advanceMinutes });
const { bodies, place } = kindsOf(() => ({ app, token }));

describe('an order of each kind', () => {
  it.each<[Kind, string, number]>([
    ['takeaway', 'takeaway', 1],
    ['express', 'express', 3],
    ['delivery', 'delivery', 4],
    ['vendor-delivery', 'vendor_delivery', 4],
    ['micromarket', 'micromarket', 1],
  ])('%s is made, its own, and answers as requested', async (kind, type, service) => {
    const body = await bodies[kind]();
    const made = await place(kind, body);
    expect([made.status, codesOf(made)]).toEqual([201, []]);
    expect(orderOf(made).attributes).toMatchObject({
      type,
      service_type: service,
      sum: body.sum,
      to_pay: body.sum,
    });
    expect((await sendOrder(app, token, readOrder(made).id)).body).toEqual(made.body);
  });

  it.each(KINDS)('%s is in the ledger once for its key, with the hash of its body', async (kind) => {
    const [body, key] = [await bodies[kind](), newKey()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(kind, body, key)));
    const again = await place(kind, body, key);
    expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } });
    expect(new Set([...answers, again].map(({ status }) => status))).toEqual(
      new Set(answers.some(({ status }) => status === 409) ? [201, 409] : [201]),
    );
    const requestHash = hashRequest('', JSON.stringify(body));
    const type = kind.replace('-', '_');
    expect(await readLedger(app)).toMatchObject([{ key, kind: type, requestHash }]);
    expect(codesOf(await place(kind, { ...body, comment: 'other' }, key))).toEqual([
      'idempotency_key_reused',
    ]);
  });

  it.each(KINDS)('%s needs a key, and all but the last the country', async (kind) => {
    const url = `/takeaway/v1/${kind}/order`;
    const headers = { 'x-country-code': 'kz' };
    const body = await bodies[kind]();
    const withoutKey = await sendTo(app, { method: 'POST', url, headers, body, token });
    expect(codesOf(withoutKey)).toEqual(['idempotency_key_required']);
    const withoutCountry = await sendTo(app, { method: 'POST', url, body, token, key: newKey() });
    expect(withoutCountry.status).toBe(kind === 'vendor-delivery' ? 201 : 400);
  });

  it.each(KINDS)('%s is refused for what any basket is refused for', async (kind) => {
    const body = await bodies[kind]();
    const [first] = z.array(z.looseObject({ price: z.number() })).parse(body.positions);
    const wrong: [Record<string, unknown>, string][] = [
      [{ personal_data_consent: false }, 'consent_required'],
      [{ time: '2030-03-13T06:59:00Z' }, 'time_unavailable'],
      [{ positions: [{ ...first, price: 1 }] }, 'price_changed'],
      [{ positions: [{ ...first, product_id: 5 }] }, 'product_deleted'],
      [{ promo_code: 'LETO' }, 'promo_code_invalid'],
      [{ bonuses: 999_999 }, 'bonuses_exceeded'],
      [{ sum: Number(body.sum) + 1 }, 'sum_changed'],
      [{ ...online(), success_url: 'https://evil.example/' }, 'return_url_not_allowed'],
    ];
    for (const [changes, code] of wrong) {
      expect([code, ...codesOf(await place(kind, { ...body, ...changes }))]).toEqual([code, code]);
    }
    expect(await readLedger(app)).toEqual([]);
  });

  it.each(KINDS)('%s is refused where the venue does not offer it', async (kind) => {
    const body = { ...(await bodies[kind]()), filial_id: kind === 'express' ? 3120 : IN_RESTAURANT_ONLY };
    const answer = await place(kind, body);
    expect([answer.status, faultOf(answer)]).toMatchObject([
      404,
      { code: 'terminal_not_found', source: { pointer: '/filial_id' } },
    ]);
  });

  it('is sold for its service only', async () => {
    const salad = [positionOf(await readProduct(app, PRODUCTS.beetSalad), { count: 3 })];
    expect(codesOf(await place('takeaway', orderBody(salad)))).toEqual(['product_unavailable']);
    expect((await place('express', expressBody(salad))).status).toBe(201);
  });

  it('reports the first group of faults only, in the order of the contract', async () => {
    const body: Record<string, unknown> = {
      ...(await bodies.delivery({ bonuses: 99_999, promo_code: 'LETO' })),
      sum: 1,
      personal_data_consent: false,
      time: '2030-03-13T06:00:00Z',
      filial_id: 999_999,
      positions: [{ product_id: 5, count: 1, price: 1 }],
      address: FAR,
      delivery_cost: 1,
    };
    const seen = [];
    const steps: Record<string, unknown>[] = [
      { filial_id: SAMAL },
      { time: null },
      { personal_data_consent: true },
      { positions: await breads(app, 1) },
      { address: HOME },
      { delivery_cost: (await readTariffs(app, SAMAL))[0]?.price },
      { positions: await breads(app, 8) },
      { promo_code: null },
      { bonuses: 0 },
    ];
    for (const step of steps) {
      seen.push(...codesOf(await place('delivery', body)));
      Object.assign(body, step);
    }
    seen.push(...codesOf(await place('delivery', body)));
    expect(seen).toEqual([
      'terminal_not_found',
      'time_unavailable',
      'consent_required',
      'product_deleted',
      'delivery_zone_unserved',
      'delivery_cost_changed',
      'min_sum_not_reached',
      'promo_code_invalid',
      'bonuses_exceeded',
      'sum_changed',
    ]);
  });
});

describe('an order in the restaurant', () => {
  it('has a table, its waiter, tips, and the service charge in its sum', async () => {
    const { attributes, relationships } = orderOf(await place('express', await bodies.express()));
    expect(attributes).toMatchObject({
      table_number: '12',
      positions_sum: 390,
      service_charge: 46,
      sum: 436,
      is_tips_allowed: true,
    });
    expect(relationships).toMatchObject({ waiter: { name: 'Аружан', photo_url: null } });
  });

  it('takes the number of a table as it was typed, a scanned one before it', async () => {
    const numberOf = async (table: Record<string, unknown>) =>
      orderOf(await place('express', await bodies.express({ main_terminal_id: null, ...table }))).attributes;
    expect(await numberOf({ table_id: null, table_number: ' vip ' })).toMatchObject({ table_number: 'VIP' });
    expect(await numberOf({ table_id: 805, table_number: '12' })).toMatchObject({
      table_number: '5',
      is_tips_allowed: false,
    });
  });

  it('finds the table of a hall that venues share, and takes any number where no tables are known', async () => {
    const at = async (venue: number, table: Record<string, unknown>) => {
      const product = await readProduct(app, venue * 1000 + 1);
      const positions = [positionOf(product)];
      return place('express', orderBody(positions, { filial_id: venue, sum: 0, ...table }));
    };
    const shared = await at(NEIGHBOUR, { table_id: 812, main_terminal_id: SAMAL });
    expect(codesOf(shared)).toEqual(['sum_changed']);
    expect(codesOf(await at(BALGYN, { table_number: '77' }))).toEqual(['sum_changed']);
    expect(codesOf(await at(BALGYN, { table_id: 812 }))).toEqual(['table_not_found']);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['no table', { table_id: null }, 422, 'table_required'],
    ['an unknown one', { table_id: 5 }, 404, 'table_not_found'],
    ['an unknown number', { table_id: null, table_number: '99' }, 404, 'table_not_found'],
    ['one of another hall', { table_id: 812, main_terminal_id: 4107 }, 404, 'table_not_found'],
  ])('is refused with %s', async (_what, table, status, code) => {
    const answer = await place('express', await bodies.express(table));
    expect([answer.status, ...codesOf(answer)]).toEqual([status, code]);
  });
});

describe('payment types', () => {
  it('are those of the venue, and never cash in a self-service shop', async () => {
    expect(codesOf(await place('micromarket', await bodies.micromarket({ payment_type: 'cash' })))).toEqual([
      'payment_type_unavailable',
    ]);
    const [positions, kaspi] = [await breads(app, 1), online('kaspi')];
    expect((await place('takeaway', orderBody(positions, kaspi))).status).toBe(201);
    for (const type of ['online', 'kaspi'] as const) {
      const body = orderBody(positions, { filial_id: CASH_ONLY, ...online(type) });
      expect(codesOf(await place('takeaway', body))).toEqual(['payment_type_unavailable']);
    }
    const product = await readProduct(app, 4107002);
    const georgian = orderBody([positionOf(product)], { filial_id: 4107, ...online('kaspi') });
    expect(codesOf(await place('takeaway', georgian))).toEqual(['payment_type_unavailable']);
  });

  it('needs ways back unless it is cash: the source names the missing one', async () => {
    const { failure_url: _failure, ...rest } = online();
    const answer = await place('takeaway', await plainOrder(app, rest));
    expect(faultOf(answer)).toMatchObject({
      code: 'validation_failed',
      source: { pointer: '/failure_url' },
    });
  });
});

describe('the life of an order', () => {
  it.each<[Kind, string[]]>([
    ['takeaway', ['created', 'cooking', 'ready', 'completed']],
    ['express', ['created', 'cooking', 'ready', 'completed']],
    ['delivery', ['created', 'cooking', 'delivery', 'completed']],
    ['vendor-delivery', ['created', 'cooking', 'delivery', 'completed']],
    ['micromarket', ['created', 'completed']],
  ])('%s goes through %j by the clock', async (kind, statuses) => {
    const changes = kind === 'micromarket' ? {} : { payment_type: 'cash' };
    const made = await place(kind, await bodies[kind]({ time: null, ...changes }));
    const { id } = readOrder(made);
    if (kind === 'micromarket') {
      await control(app, 'POST', `payments/${readPayment(made).id}`, { outcome: 'paid' });
    }
    const seen: string[] = [];
    while (seen.length < statuses.length) {
      const { current_order_status: current } = readOrder(await sendOrder(app, token, id));
      seen.push(current.status);
      expect(current.next_status).toBe(statuses[seen.length] ?? null);
      if (current.next_average_time !== null) await advance(current.next_average_time);
    }
    expect(seen).toEqual(statuses);
  });

  it('the life of an order of a delivery for later ends at the wanted time', async () => {
    const wanted = '2030-03-13T08:30:00.000Z';
    const { id } = readOrder(await place('delivery', await bodies.delivery({ time: wanted })));
    await control(app, 'POST', 'clock', { at: '2030-03-13T08:29:00Z' });
    token = await signIn(app);
    const { current_order_status: current } = readOrder(await sendOrder(app, token, id));
    expect([current.status, current.next_status_time]).toEqual(['delivery', wanted]);
  });

  it('ends with what the venue says of its positions', async () => {
    const { id } = readOrder(await place('takeaway', await plainOrder(app)));
    await control(app, 'POST', `orders/${id}/status`, {
      status: 'canceled',
      declineCode: 'product_stopped',
      states: { 1: 'stopped' },
    });
    const { attributes, relationships } = orderOf(await sendOrder(app, token, id));
    expect(attributes).toMatchObject({ decline_reason: { code: 'product_stopped' }, refund: null });
    expect(relationships).toMatchObject({ positions: [{ state: 'stopped' }] });
  });
});
