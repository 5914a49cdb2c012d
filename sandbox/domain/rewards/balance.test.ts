/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, control } from '../../testing/send-to';
import { DEMO_PHONE_GEORGIA, signIn } from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';
import { placeOrder, plainOrder, readOrder, SAMAL, SUPRA } from '../../testing/orders';

const balance = z.object({
  error_code: z.literal(200),
  data: z.object({
    balance: z.number(),
    available_balance: z.number(),
    expires_at: z.string().nullable(),
    rule: z.object({ max_bonus_usage_percentage: z.number(), cashback_percentage: z.number() }),
  }),
});

const NOON = '2030-03-13T08:00:00.000Z';

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(async () => {
  await control(running.app, 'POST', 'reset');
  await control(running.app, 'POST', 'clock', { at: NOON });
});

async function read(token: string, venue?: number) {
  const query = venue === undefined ? '' : `?filial_id=${venue}`;
  const url = `/ladder-go/api/v1/balance/calculate-info${query}`;
  return balance.parse((await sendTo(running.app, { url, token })).body).data;
}

describe('the bonus balance', () => {
  it.each([
    [undefined, 4250],
    [DEMO_PHONE_GEORGIA, 28.5],
  ])('the bonus balance of a demo diner (%s) is %d from the start', async (phone, bonuses) => {
    const { balance: own, available_balance: available } = await read(await signIn(running.app, phone));
    expect([own, available]).toEqual([bonuses, bonuses]);
  });

  it('the bonus balance of a new account is nothing that could end', async () => {
    const token = await signIn(running.app, '+7 702 000 00 01');
    expect(await read(token)).toMatchObject({ balance: 0, available_balance: 0, expires_at: null });
  });

  it('grows by the cashback of an order once it is completed, and lives 12 months from then', async () => {
    const token = await signIn(running.app, '+7 702 000 00 01');
    const order = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    expect((await read(token)).balance).toBe(0);
    await control(running.app, 'POST', `orders/${order.id}/status`, { status: 'completed' });
    const { balance: own, expires_at: end } = await read(token);
    expect(own).toBe(Math.floor(order.attributes.sum * 0.07));
    expect(end?.slice(0, 16)).toBe('2031-03-13T08:00');
  });

  it('gets nothing from a canceled order', async () => {
    const token = await signIn(running.app);
    const order = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    await control(running.app, 'POST', `orders/${order.id}/status`, { status: 'canceled' });
    expect((await read(token)).balance).toBe(4250);
  });

  it('is used and earned by the rule of the venue', async () => {
    const token = await signIn(running.app);
    const general = { max_bonus_usage_percentage: 30, cashback_percentage: 7 };
    for (const venue of [undefined, SAMAL]) expect((await read(token, venue)).rule).toEqual(general);
    const rules = [];
    for (const venue of [3101, 3102, 3103]) rules.push((await read(token, venue)).rule);
    expect(rules).toEqual([
      { max_bonus_usage_percentage: 50, cashback_percentage: 3 },
      { max_bonus_usage_percentage: 20, cashback_percentage: 10 },
      { max_bonus_usage_percentage: 0, cashback_percentage: 5 },
    ]);
  });

  it.each([
    ['Kazakhstan', undefined, SUPRA, 4250],
    ['Georgia', DEMO_PHONE_GEORGIA, SAMAL, 28.5],
  ])(
    'the bonus balance of a diner of %s pays and earns nothing in the other country',
    async (_of, phone, venue, own) => {
      const token = await signIn(running.app, phone);
      expect(await read(token, venue)).toMatchObject({
        balance: own,
        available_balance: 0,
        rule: { cashback_percentage: 0 },
      });
      const [home] = [SAMAL, SUPRA].filter((id) => id !== venue);
      expect(await read(token, home)).toMatchObject({
        available_balance: own,
        rule: { cashback_percentage: 7 },
      });
    },
  );
});
