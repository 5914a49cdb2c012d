/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendTo, codesOf, newKey } from '../../testing/send-to';
import { DEMO_PHONE_GEORGIA, signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { breads, placeKind } from '../../testing/order-kinds';
import { orderBody, PRODUCTS } from '../../testing/orders';

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app);
});

const take = (body: Record<string, unknown>, as = token) => placeKind(app, as, 'takeaway', body);

const giftList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      status: z.string(),
      promo_code: z.string().nullable(),
      product: z.object({ id: z.number() }).nullable(),
    }),
  ),
});
async function gifts(as = token) {
  return giftList.parse((await sendTo(app, { url: '/menu-promos/v1/gifts', token: as })).body).data;
}
const claim = (id: string, as = token) =>
  sendTo(app, { method: 'POST', url: `/menu-promos/v1/gifts/${id}/claim`, token: as, key: newKey() });
async function giftOf(kind: string) {
  const found = (await gifts()).find((one) => one.kind === kind);
  if (!found) throw new Error(`No gift is a ${kind}`);
  return found;
}

describe('gifts', () => {
  it('are listed, those that can be had first, a product with what it is', async () => {
    expect((await gifts()).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'bonus available',
      'product available',
      'merch available',
      'bonus expired',
    ]);
    expect((await giftOf('product')).product).toEqual({ id: PRODUCTS.flatbread });
  });

  it('gifts of bonuses are credited once, however often they are claimed', async () => {
    const { id } = await giftOf('bonus');
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const { body } = await sendTo(app, { url: '/ladder-go/api/v1/balance/calculate-info', token });
    expect(body).toMatchObject({ data: { balance: 5_250, available_balance: 5_250 } });
  });

  it('gifts of a product become a code for one order of that diner', async () => {
    const { id } = await giftOf('product');
    await claim(id);
    const { promo_code: code, status } = await giftOf('product');
    expect([status, code]).toEqual(['claimed', expect.stringMatching(/^GIFT-[0-9A-F]{10}$/)]);
    const body = orderBody(await breads(app, 2), { promo_code: code });
    const stranger = await signIn(app, DEMO_PHONE_GEORGIA);
    expect(codesOf(await take(body, stranger))).toEqual(['promo_code_invalid']);
    expect((await take(body)).status).toBe(201);
    expect(await giftOf('product')).toMatchObject({ status: 'used' });
    expect(codesOf(await take(body))).toEqual(['promo_code_invalid']);
  });

  it('are not another diner’s, and not to be had when their time is over', async () => {
    const { id } = await giftOf('bonus');
    const stranger = await signIn(app, DEMO_PHONE_GEORGIA);
    expect((await claim(id, stranger)).status).toBe(404);
    const expired = (await gifts()).find(({ status }) => status === 'expired');
    expect(codesOf(await claim(expired?.id ?? ''))).toEqual(['gift_unavailable']);
  });
});
