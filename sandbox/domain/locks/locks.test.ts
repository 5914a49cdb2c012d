/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendTo, codesOf, control, newKey } from '../../testing/send-to';
import { openBeforeTests, startOver } from '../../testing/hooks';
import { kindsOf } from '../../testing/kinds';
import { readPayment, SHOP } from '../../testing/order-kinds';
import { readProduct, SAMAL } from '../../testing/orders';

const NOON = '2030-03-13T07:00:00.000Z';
const FRIDGE = '/smart-lock/v1/open-lock';
const SHOP_LOCK = '/takeaway/v1/micromarket/unlock';

let app: FastifyInstance;
let token: string;
openBeforeTests(1, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app, { at: NOON });
});
const { bodies, place } = kindsOf(() => ({ app, token }));

const envelope = z.object({ error_code: z.number(), code: z.string().optional() });
const unlocked = z.object({ data: z.looseObject({ opened_at: z.string(), closes_at: z.string() }) });
const openings = z.object({ openings: z.array(z.looseObject({ venueId: z.number(), key: z.string() })) });

async function unlock(url: string, body: unknown, key = newKey()) {
  const answer = await sendTo(app, { method: 'POST', url, body, token, key });
  return { ...envelope.parse(answer.body), answer };
}
const opened = async () => openings.parse(await control(app, 'GET', 'lock-openings')).openings;
const turn = (state: string) => control(app, 'POST', `locks/${SHOP}`, { state });

describe('a smart lock', () => {
  it('opens once under a key, for a minute', async () => {
    const key = newKey();
    const { answer } = await unlock(FRIDGE, { terminal_id: SHOP }, key);
    const { data } = unlocked.parse(answer.body);
    expect(data).toMatchObject({ terminal_id: SHOP, is_opened: true });
    expect(Date.parse(data.closes_at) - Date.parse(data.opened_at)).toBe(60_000);
    const again = await unlock(FRIDGE, { terminal_id: SHOP }, key);
    expect(again.answer.text).toBe(answer.text);
    expect(await opened()).toMatchObject([{ venueId: SHOP, key, code: null }]);
  });

  it('a smart lock that does not answer has opened nothing, and opens under the same key once it answers', async () => {
    const key = newKey();
    await turn('stuck');
    expect(await unlock(FRIDGE, { terminal_id: SHOP }, key)).toMatchObject({
      error_code: 503,
      code: 'LOCK_NOT_OPENED',
      answer: { status: 200 },
    });
    expect(await opened()).toEqual([]);
    await turn('works');
    expect(await unlock(FRIDGE, { terminal_id: SHOP }, key)).toMatchObject({ error_code: 200 });
    expect(await opened()).toHaveLength(1);
  });

  it.each([
    ['of a restaurant', FRIDGE, { terminal_id: SAMAL }],
    ['of another shop’s fridge', SHOP_LOCK, { filial_id: SHOP, code: `FR-${SAMAL}-01` }],
    ['whose code is none', SHOP_LOCK, { filial_id: SHOP, code: 'https://example.com/FR-90001-01' }],
  ])('%s is none', async (_whose, url, body) => {
    expect(await unlock(url, body)).toMatchObject({ error_code: 404, code: 'NO_LOCKER' });
    expect(await opened()).toEqual([]);
  });

  it('is absent after its removal', async () => {
    await turn('absent');
    expect(await unlock(SHOP_LOCK, { filial_id: SHOP })).toMatchObject({ code: 'NO_LOCKER' });
  });

  it('a smart lock of a shop opens its door, or the fridge whose code was scanned', async () => {
    await unlock(SHOP_LOCK, { filial_id: SHOP });
    await unlock(SHOP_LOCK, { filial_id: SHOP, code: `FR-${SHOP}-02` });
    expect(await opened()).toMatchObject([{ code: null }, { code: `FR-${SHOP}-02` }]);
  });
});

describe('pieces on the shelf', () => {
  const stocked = async (stock: number) => {
    const body = await bodies.micromarket();
    const [position] = z.array(z.object({ product_id: z.number(), price: z.number() })).parse(body.positions);
    if (!position) throw new Error('The body has no position');
    await control(app, 'POST', `products/${position.product_id}`, { stock });
    const order = (count: number) =>
      place('micromarket', { ...body, positions: [{ ...position, count }], sum: position.price * count });
    const isSoldOut = async () => (await readProduct(app, position.product_id)).is_unavailable;
    return { order, isSoldOut };
  };

  it('fall with orders, and the last one is on the stop list', async () => {
    const { order, isSoldOut } = await stocked(3);
    expect(codesOf(await order(4))).toEqual(['menu.productsExceeded']);
    expect((await order(2)).status).toBe(201);
    expect(await isSoldOut()).toBe(false);
    expect(codesOf(await order(2))).toEqual(['menu.productsExceeded']);
    expect((await order(1)).status).toBe(201);
    expect(await isSoldOut()).toBe(true);
  });

  it('come back when the order is canceled', async () => {
    const { order, isSoldOut } = await stocked(1);
    const payment = readPayment(await order(1));
    expect(await isSoldOut()).toBe(true);
    await control(app, 'POST', `payments/${payment.id}`, { outcome: 'expired' });
    expect(await isSoldOut()).toBe(false);
  });
});
