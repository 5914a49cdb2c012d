/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { sendTo, codesOf, control, newKey, readLedger, type Answer } from '../../testing/send-to';
import { Browser } from '../../testing/browser';
import type { World } from '../../testing/contract/contract-call';
import { callByContract, makeWorld, type Changes } from '../../testing/contract/contract-caller';
import { openBeforeTests, startOver } from '../../testing/hooks';
import { orderOf } from '../../testing/kinds';
import { breads, online, pageOf, placeKind, readAttempt, RETURN_URLS, SHOP } from '../../testing/order-kinds';
import { sendOrder, plainOrder, readOrder, SAMAL, SUPRA } from '../../testing/orders';
import { GOOD_CARD } from '../../testing/payments';
import {
  sendByTablet,
  openTabletSession,
  openTablet,
  placeByTablet,
  sessionOf,
  tabletExpress,
  tabletTakeaway,
} from '../../testing/tablets';

/** 12:00 of a Wednesday in Almaty. */
const NOON = '2030-03-13T07:00:00.000Z';
const INVALID = [403, 'tablet_session_invalid'];

let app: FastifyInstance;
let world: World;

openBeforeTests(1, (running) => ({ app } = running));
beforeEach(async () => {
  await startOver(app, { at: NOON });
  world = await makeWorld(app);
});

const advance = (advanceMinutes: number) => control(app, 'POST', 'clock', { advanceMinutes });
const refusalOf = (answer: Answer) => [answer.status, ...codesOf(answer)];
const readBy = (session: string, order: number) =>
  sendByTablet(app, session, { url: `/takeaway/v2/user/order?order_id=${order}` });
const payBy = (session: string, order: number, type: 'online' | 'kaspi' = 'online') =>
  sendByTablet(app, session, {
    method: 'POST',
    url: `/takeaway/v1/order/${order}/payment`,
    body: online(type),
    key: newKey(),
  });
const receiptBy = (session: string, order: number) =>
  sendByTablet(app, session, { url: `/takeaway/v1/order/${order}/receipt` });
const newOrder = async (session: string) =>
  readOrder(await placeByTablet(app, session, 'takeaway', await tabletTakeaway(app))).id;

/** The call, held against the contract, by the kiosk and without a token. */
const call = (session: string, operation: string, changes: Changes) =>
  callByContract(world, operation, {
    token: null,
    ...changes,
    headers: { 'x-country-code': 'kz', 'x-tablet-session': session },
  });

describe('a kiosk’s session', () => {
  it.each([3102, SAMAL, 3122, 3128, 3139, 4101, 4102, 4105, SUPRA, 4125])(
    'is opened at %s for 30 minutes',
    async (venue) => {
      const { filial_id: filial, expires_at: end } = sessionOf(
        await openTabletSession(app, 'kiosk-0001', venue),
      );
      expect(filial).toBe(venue);
      expect(Math.round((Date.parse(end) - Date.parse(NOON)) / 60_000)).toBe(30);
    },
  );

  it.each([3101, SHOP, 4103])('is forbidden at %s, where no kiosk stands', async (venue) => {
    expect(refusalOf(await openTabletSession(app, 'kiosk-0001', venue))).toEqual([403, 'forbidden']);
  });

  it('is replayed by its key, so that an answer that was lost ends nothing', async () => {
    const key = newKey();
    const [first, again] = [
      await openTabletSession(app, 'kiosk-0001', SAMAL, key),
      await openTabletSession(app, 'kiosk-0001', SAMAL, key),
    ];
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(sessionOf(again).session).toBe(sessionOf(first).session);
  });

  it('ends the earlier one of its device, and no other device’s', async () => {
    const [earlier, neighbour] = [await openTablet(app), await openTablet(app, 'kiosk-0002')];
    const order = await newOrder(earlier);
    const later = await openTablet(app);
    expect(refusalOf(await readBy(earlier, order))).toEqual(INVALID);
    expect(refusalOf(await readBy(later, order))).toEqual([404, 'order_not_found']);
    await newOrder(neighbour);
    await newOrder(later);
  });

  it('ends after 30 minutes without a use; each use puts that off', async () => {
    const session = await openTablet(app);
    const order = await newOrder(session);
    for (let uses = 0; uses < 3; uses += 1) {
      await advance(29);
      expect((await readBy(session, order)).status).toBe(200);
    }
    await advance(30);
    for (const answer of [
      await readBy(session, order),
      await payBy(session, order),
      await receiptBy(session, order),
      await placeByTablet(app, session, 'takeaway', await tabletTakeaway(app)),
    ]) {
      expect(refusalOf(answer)).toEqual(INVALID);
    }
  });
});

describe('an order of a kiosk', () => {
  it('an order of a kiosk to take away follows the contract, has no owner, and has its number', async () => {
    const session = await openTablet(app);
    const body = await tabletTakeaway(app, { customer_name: 'Әсел' });
    const placed = orderOf(await call(session, 'createTakeawayOrder', { body }));
    expect(placed.attributes).toMatchObject({
      type: 'takeaway',
      is_tablet: true,
      customer_name: 'Әсел',
      phone: null,
      payment_status: 'on_receipt',
      bonuses_earned: 0,
      cashback_percentage: 0,
    });
    expect(placed.attributes.number).toMatch(/^[A-Z]-\d{3}$/);
    expect((await readLedger(app)).map(({ userId }) => userId)).toEqual([null]);
  });

  it('eaten in the restaurant needs no table', async () => {
    const session = await openTablet(app);
    const body = tabletExpress(await breads(app, 1));
    const placed = orderOf(await call(session, 'createExpressOrder', { body }));
    expect(placed.attributes).toMatchObject({ type: 'express', is_tablet: true, table_number: null });
    expect(placed.relationships.waiter).toBeNull();
  });

  it('is one a session; a repeated one is replayed by its key', async () => {
    const session = await openTablet(app);
    const [body, key] = [await tabletTakeaway(app), newKey()];
    const first = await placeByTablet(app, session, 'takeaway', body, key);
    const again = await placeByTablet(app, session, 'takeaway', body, key);
    expect(again.text).toBe(first.text);
    const second = await placeByTablet(app, session, 'takeaway', body);
    const inside = await placeByTablet(app, session, 'express', tabletExpress(await breads(app, 1)));
    expect([refusalOf(second), refusalOf(inside)]).toEqual([INVALID, INVALID]);
    expect(await readLedger(app)).toHaveLength(1);
  });

  it('is one also when two are sent at once', async () => {
    const session = await openTablet(app);
    const body = await tabletTakeaway(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => placeByTablet(app, session, 'takeaway', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 403),
    ]);
    expect(await readLedger(app)).toHaveLength(1);
  });

  it('is of the session’s venue, and refused elsewhere without using the session up', async () => {
    const session = await openTablet(app, 'kiosk-0001', SUPRA);
    expect(refusalOf(await placeByTablet(app, session, 'takeaway', await tabletTakeaway(app)))).toEqual(
      INVALID,
    );
    const own = await openTablet(app);
    const refused = await placeByTablet(app, own, 'takeaway', await tabletTakeaway(app, { sum: 1 }));
    expect(refusalOf(refused)).toEqual([422, 'sum_changed']);
    await newOrder(own);
  });

  it.each([
    [201, 'Ә'],
    [201, '👩‍👩‍👧 <b>Zoë</b> "; --'],
    [422, 'x'.repeat(4096)],
    [422, 'a\0b'],
  ])('answers %s for a name as typed', async (status, name) => {
    const session = await openTablet(app);
    const body = await tabletTakeaway(app, { customer_name: name });
    const answer = await call(session, 'createTakeawayOrder', { body });
    expect(answer.status).toBe(status);
    if (status === 201) expect(orderOf(answer).attributes.customer_name).toBe(name);
  });

  it('spends no bonuses', async () => {
    const session = await openTablet(app);
    const answer = await placeByTablet(app, session, 'takeaway', await tabletTakeaway(app, { bonuses: 10 }));
    expect(refusalOf(answer)).toEqual([422, 'bonuses_exceeded']);
  });

  it.each(['delivery', 'micromarket', 'vendor-delivery'] as const)(
    'an order of a kiosk of the kind %s needs a diner, whatever session is sent',
    async (kind) => {
      const session = await openTablet(app);
      const answer = await placeByTablet(app, session, kind, await tabletTakeaway(app));
      expect(refusalOf(answer)).toEqual([401, 'token_missing']);
    },
  );
});

describe('a session beside a bearer', () => {
  it('wins: the order has no diner, and the diner’s own orders are not seen', async () => {
    const { token } = world;
    const own = readOrder(await placeKind(app, token, 'takeaway', await plainOrder(app))).id;
    const session = await openTablet(app);
    const headers = { 'x-country-code': 'kz', 'x-tablet-session': session };
    const body = await tabletTakeaway(app);
    const made = await callByContract(world, 'createTakeawayOrder', { headers, body, token });
    expect(orderOf(made).attributes.is_tablet).toBe(true);
    const seen = await callByContract(world, 'getOrder', { headers, query: `order_id=${own}`, token });
    expect(refusalOf(seen)).toEqual([404, 'order_not_found']);
    expect(refusalOf(await sendOrder(app, token, readOrder(made).id))).toEqual([404, 'order_not_found']);
  });

  it('wins over one that is unknown, too', async () => {
    const session = await openTablet(app);
    const answer = await callByContract(world, 'createTakeawayOrder', {
      headers: { 'x-country-code': 'kz', 'x-tablet-session': session },
      body: await tabletTakeaway(app),
      token: 'tk_nobody',
    });
    expect(answer.status).toBe(201);
  });

  it('a session beside a bearer with an invalid token is refused, even with a valid bearer', async () => {
    const { token } = world;
    const answer = await callByContract(world, 'createTakeawayOrder', {
      headers: { 'x-country-code': 'kz', 'x-tablet-session': 'ts_nobody-has-this-one' },
      body: await tabletTakeaway(app),
      token,
    });
    expect(refusalOf(answer)).toEqual(INVALID);
  });
});

describe('the order of another session', () => {
  it('is not read, paid or printed', async () => {
    const [mine, other] = [await openTablet(app), await openTablet(app, 'kiosk-0002')];
    const order = await newOrder(mine);
    for (const answer of [
      await call(other, 'getOrder', { query: `order_id=${order}` }),
      await call(other, 'getReceipt', { params: { id: order } }),
      await call(other, 'createOrderPayment', { params: { id: order }, body: online() }),
    ]) {
      expect(refusalOf(answer)).toEqual([404, 'order_not_found']);
    }
  });

  it('is no diner’s to rate, cancel or list', async () => {
    const order = await newOrder(await openTablet(app));
    const { token } = world;
    const cancel = { method: 'POST', url: `/takeaway/v1/order/${order}/cancel`, token } as const;
    expect(refusalOf(await sendTo(app, cancel))).toEqual([404, 'order_not_found']);
    const { body } = await sendTo(app, { url: '/takeaway/v2/user/orders', token });
    expect(body).toMatchObject({ data: [] });
  });
});

describe('paying at a kiosk', () => {
  it.each(['online', 'kaspi'] as const)('a kiosk pays by %s and gets the receipt', async (type) => {
    const session = await openTablet(app);
    const order = await newOrder(session);
    const slip = await call(session, 'getReceipt', { params: { id: order } });
    expect(slip.body).toMatchObject({ data: { paid: 0 } });
    const attempt = await call(session, 'createOrderPayment', {
      params: { id: order },
      body: { payment_type: type, ...RETURN_URLS },
    });
    const browser = new Browser(app);
    const page = await browser.open(pageOf(readAttempt(attempt)));
    const after = await browser.submit(page, type === 'online' ? { card: GOOD_CARD } : { answer: 'approve' });
    expect(after.headers.location).toBe(`http://localhost:3000/filials/3107/order/${order}`);
    const { attributes } = orderOf(await call(session, 'getOrder', { query: `order_id=${order}` }));
    expect(attributes).toMatchObject({ payment_status: 'paid', to_pay: 0 });
    const receipt = await call(session, 'getReceipt', { params: { id: order } });
    expect(receipt.body).toMatchObject({ data: { order_number: attributes.number, paid: attributes.sum } });
  });

  it('returns to registered addresses only', async () => {
    const session = await openTablet(app);
    const body = { ...online(), success_url: 'https://elsewhere.example/{order_id}' };
    const answer = await call(session, 'createOrderPayment', {
      params: { id: await newOrder(session) },
      body,
    });
    expect(refusalOf(answer)).toEqual([422, 'return_url_not_allowed']);
  });

  it('left unpaid cancels an online order by the clock and notifies no one', async () => {
    const session = await openTablet(app);
    const made = await placeByTablet(app, session, 'takeaway', await tabletTakeaway(app, online()));
    await advance(16);
    const { attributes } = orderOf(await readBy(session, readOrder(made).id));
    expect(attributes).toMatchObject({ status: 'canceled', to_pay: 0 });
  });
});
