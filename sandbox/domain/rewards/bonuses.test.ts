/** @jest-environment node */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendTo, codesOf, control, newKey, readLedger } from '../../testing/send-to';
import { startOver, openBeforeTests } from '../../testing/hooks';
import {
  breads,
  deliveryBody,
  expressBody,
  online,
  placeKind,
  readPayment,
  sumOf,
} from '../../testing/order-kinds';
import { orderBody, plainOrder, positionOf, readOrder, readProduct } from '../../testing/orders';

/** Open day and night; shows the brand's own bonuses only, which may pay 30 % of the goods. */
const OWN_ONLY = 3102;
const OWN_BRAND = 26;
/** Ice cream there. */
const ICE_CREAM = 3102003;

let app: FastifyInstance;
let token: string;

openBeforeTests(0.2, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app);
});

const amounts = z.object({ data: z.object({ balance: z.number(), available_balance: z.number() }) });
async function general() {
  const { body } = await sendTo(app, { url: '/ladder-go/api/v1/balance/calculate-info', token });
  const { balance, available_balance: available } = amounts.parse(body).data;
  return [balance, available];
}
async function own() {
  const { body } = await sendTo(app, { url: `/balance/user?brand_id=${OWN_BRAND}`, token });
  const { balance, available_balance: available } = amounts.parse(body).data;
  return [balance, available];
}

const take = (body: Record<string, unknown>) => placeKind(app, token, 'takeaway', body);
const move = (id: number, status: string) => control(app, 'POST', `orders/${id}/status`, { status });
const cancel = (id: number) =>
  sendTo(app, { method: 'POST', url: `/takeaway/v1/order/${id}/cancel`, token, key: newKey() });

describe('bonuses of the general balance', () => {
  it('are held by an unpaid order, spent when it is paid, and come with its completion', async () => {
    const made = await take(orderBody(await breads(app, 10), { ...online(), bonuses: 1_000 }));
    expect(made.body).toMatchObject({
      data: { attributes: { sum: 3_900, bonuses_spent: 1_000, to_pay: 2_900, bonuses_earned: 203 } },
    });
    expect(readPayment(made).amount).toBe(2_900);
    expect(await general()).toEqual([4_250, 3_250]);
    await control(app, 'POST', `payments/${readPayment(made).id}`, { outcome: 'paid' });
    expect(await general()).toEqual([3_250, 3_250]);
    await move(readOrder(made).id, 'completed');
    expect(await general()).toEqual([3_453, 3_453]);
  });

  it('are held by an order in cash until it is completed', async () => {
    const { id } = readOrder(await take(orderBody(await breads(app, 10), { bonuses: 1_000 })));
    expect(await general()).toEqual([4_250, 3_250]);
    await move(id, 'completed');
    expect(await general()).toEqual([3_453, 3_453]);
  });

  it('come back when the order is canceled, and when its payment expires', async () => {
    const body = orderBody(await breads(app, 10), { ...online(), bonuses: 1_000 });
    await cancel(readOrder(await take(body)).id);
    expect(await general()).toEqual([4_250, 4_250]);
    await take(body);
    expect(await general()).toEqual([4_250, 3_250]);
    await control(app, 'POST', 'clock', { advanceMinutes: 16 });
    expect(await general()).toEqual([4_250, 4_250]);
  });

  it('pay at most 30 % of the goods at Samal, rounded down to a tenge, and no more than there is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (count) => {
        const positions = await breads(app, count);
        const most = Math.min(4_250, Math.floor(sumOf(positions) * 0.3));
        const above = await take(orderBody(positions, { bonuses: most + 1 }));
        expect(above.body).toMatchObject({
          errors: [
            { code: 'bonuses_exceeded', source: { pointer: '/bonuses' }, meta: { max_bonuses: most } },
          ],
        });
        const made = await take(orderBody(positions, { bonuses: most }));
        expect([made.status, codesOf(made)]).toEqual([201, []]);
        await cancel(readOrder(made).id);
      }),
      { numRuns: 12 },
    );
  });

  it('never pay delivery or the service charge', async () => {
    const positions = await breads(app, 8);
    const most = Math.floor(sumOf(positions) * 0.3);
    const delivery = await deliveryBody(app, positions, { bonuses: most + 1 });
    const served = expressBody(positions, { bonuses: most + 1 });
    for (const [kind, body] of [['delivery', delivery] as const, ['express', served] as const]) {
      expect((await placeKind(app, token, kind, body)).body).toMatchObject({
        errors: [{ code: 'bonuses_exceeded', meta: { max_bonuses: most } }],
      });
      const made = await placeKind(app, token, kind, { ...body, bonuses: most });
      expect(readOrder(made).attributes.to_pay).toBe(Number(body.sum) - most);
      await cancel(readOrder(made).id);
    }
  });

  it('are spent once by orders that come at once', async () => {
    const body = orderBody(await breads(app, 30), { bonuses: 3_000 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    expect(await readLedger(app)).toMatchObject([{ bonusesSpentMinor: 300_000 }]);
    expect(await general()).toEqual([4_250, 1_250]);
  });

  it('bonuses of the general balance of one country pay and earn nothing in the other', async () => {
    const positions = [positionOf(await readProduct(app, 4107002))];
    const answer = await take(orderBody(positions, { filial_id: 4107, bonuses: 0.01 }));
    expect(answer.body).toMatchObject({ errors: [{ code: 'bonuses_exceeded', meta: { max_bonuses: 0 } }] });
    const made = await take(orderBody(positions, { filial_id: 4107 }));
    expect(made.body).toMatchObject({
      data: { attributes: { bonuses_earned: 0, cashback_percentage: 0 } },
    });
  });
});

describe('bonuses of a brand’s own', () => {
  const bodyOf = async (count: number, changes: Record<string, unknown>) =>
    orderBody([positionOf(await readProduct(app, ICE_CREAM), { count })], {
      filial_id: OWN_ONLY,
      bonus_account: 'private_reward',
      ...changes,
    });

  it('are held, spent and earned there, and the general ones stay', async () => {
    const most = 800;
    const body = await bodyOf(5, { bonuses: most });
    const made = await take(body);
    expect([made.status, codesOf(made)]).toEqual([201, []]);
    expect(await own()).toEqual([800, 0]);
    await move(readOrder(made).id, 'completed');
    const earned = Math.floor((Number(body.sum) - most) * 0.1);
    expect(await own()).toEqual([earned, earned]);
    expect(await general()).toEqual([4_250, 4_250]);
  });

  it('come with an order at a venue that shows no others', async () => {
    const body = await bodyOf(5, { bonus_account: 'general' });
    await move(readOrder(await take(body)).id, 'completed');
    const earned = Math.floor(Number(body.sum) * 0.1);
    expect([await own(), await general()]).toEqual([
      [800 + earned, 800 + earned],
      [4_250, 4_250],
    ]);
  });

  it('pay nothing where the brand has none', async () => {
    const answer = await take(await plainOrder(app, { bonuses: 1, bonus_account: 'private_reward' }));
    expect(answer.body).toMatchObject({ errors: [{ code: 'bonuses_exceeded', meta: { max_bonuses: 0 } }] });
  });
});
