/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, control } from '../../testing/send-to';
import { DEMO_PHONE_GEORGIA, signIn } from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';
import { placeOrder, plainOrder, readOrder } from '../../testing/orders';

const grading = z.object({
  data: z.object({
    level: z.number(),
    points: z.number(),
    points_to_keep: z.number(),
    points_to_next: z.number().nullable(),
    window_ends_at: z.string(),
    levels: z.array(z.object({ level: z.number(), name: z.string(), cashback_percentage: z.number() })),
  }),
});

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(() => control(running.app, 'POST', 'reset'));

const GRADING = '/ladder-go/api/v1/grading';
const readGrading = async (token: string, language = 'en') => {
  const headers = { 'accept-language': language };
  return grading.parse((await sendTo(running.app, { url: GRADING, token, headers })).body).data;
};
const advanceDays = (days: number) =>
  control(running.app, 'POST', 'clock', { advanceMinutes: days * 24 * 60 });
const PHONE = '+77020000001';

describe('the level', () => {
  it('the level of both demo diners is friend with 7 %, of three levels with 3, 7 and 10 %', async () => {
    for (const phone of [undefined, DEMO_PHONE_GEORGIA]) {
      const current = await readGrading(await signIn(running.app, phone));
      expect(current).toMatchObject({ level: 2, points: 14, points_to_keep: 6, points_to_next: 36 });
      expect(current.levels.map((level) => level.cashback_percentage)).toEqual([3, 7, 10]);
    }
  });

  it.each([
    ['kk', 'Дос'],
    ['ru', 'Друг'],
    ['en', 'Friend'],
    ['ka', 'მეგობარი'],
  ])('is named in %s', async (language, name) => {
    expect((await readGrading(await signIn(running.app), language)).levels[1]?.name).toBe(name);
  });

  it('ends its window with a day of the diner’s country', async () => {
    const windows = [];
    for (const phone of [undefined, DEMO_PHONE_GEORGIA])
      windows.push((await readGrading(await signIn(running.app, phone))).window_ends_at.slice(10));
    expect(windows).toEqual(['T18:59:59.000Z', 'T19:59:59.000Z']);
  });

  it('the level of a new account is the first, and two points come with every completed order', async () => {
    const token = await signIn(running.app, PHONE);
    expect(await readGrading(token)).toMatchObject({
      level: 1,
      points: 0,
      points_to_keep: 0,
      points_to_next: 20,
    });
    const order = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    expect((await readGrading(token)).points).toBe(0);
    await control(running.app, 'POST', `orders/${order.id}/status`, { status: 'completed' });
    expect(await readGrading(token)).toMatchObject({ points: 2, points_to_next: 18 });
  });

  it('gets nothing from a canceled order', async () => {
    const token = await signIn(running.app, PHONE);
    const order = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    await control(running.app, 'POST', `orders/${order.id}/status`, { status: 'canceled' });
    expect((await readGrading(token)).points).toBe(0);
  });

  it('is lost at the window’s end without enough points, and regained by a later visit', async () => {
    await control(running.app, 'POST', 'users', { phone: PHONE, level: 2, points: 18 });
    expect(await readGrading(await signIn(running.app, PHONE))).toMatchObject({
      level: 2,
      points_to_keep: 2,
    });
    await advanceDays(91);
    expect(await readGrading(await signIn(running.app, PHONE))).toMatchObject({ level: 1, points: 0 });
    await control(running.app, 'POST', 'users', { phone: PHONE, points: 18 });
    const token = await signIn(running.app, PHONE);
    expect((await readGrading(token)).level).toBe(1);
    const order = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    await control(running.app, 'POST', `orders/${order.id}/status`, { status: 'completed' });
    expect(await readGrading(token)).toMatchObject({ level: 2, points: 20, points_to_keep: 0 });
  });
});

describe('bonuses of a brand’s own', () => {
  const read = async (token: string, brand?: number) => {
    const url = brand === undefined ? '/balance/user' : `/balance/user?brand_id=${brand}`;
    return (await sendTo(running.app, { url, token })).body;
  };
  const rewardOf = (earned: number, used: number, percentage: number) => ({
    data: {
      balance: earned - used,
      available_balance: earned - used,
      cashback_amount: earned,
      cashback_used_balance: used,
      max_bonus_usage_percentage: percentage,
    },
  });

  it('are answered for the requested brand, with the share that they may pay', async () => {
    const token = await signIn(running.app);
    expect(await read(token, 2)).toEqual(rewardOf(5600, 4400, 50));
    expect(await read(token, 26)).toEqual(rewardOf(800, 0, 30));
    expect(await read(token, 14)).toEqual(rewardOf(0, 0, 100));
    expect(await read(token, 1)).toEqual(rewardOf(0, 0, 0));
    expect(await read(token, 999_999)).toEqual(rewardOf(0, 0, 0));
  });

  it('are answered for all brands of the country together, without a share', async () => {
    expect(await read(await signIn(running.app))).toEqual(rewardOf(6400, 4400, 0));
    expect(await read(await signIn(running.app, DEMO_PHONE_GEORGIA))).toEqual({
      data: {
        balance: 12.4,
        available_balance: 12.4,
        cashback_amount: 30.4,
        cashback_used_balance: 18,
        max_bonus_usage_percentage: 0,
      },
    });
  });

  it('belong to one diner, and come back with a reset', async () => {
    const other = await signIn(running.app, PHONE);
    expect(await read(other)).toEqual(rewardOf(0, 0, 0));
    await control(running.app, 'POST', 'users', {
      phone: PHONE,
      privateReward: { brandId: 2, earnedMinor: 10_000, spentMinor: 2_500 },
    });
    expect(await read(other, 2)).toEqual(rewardOf(100, 25, 50));
    await control(running.app, 'POST', 'reset');
    expect(await read(await signIn(running.app, PHONE), 2)).toEqual(rewardOf(0, 0, 50));
    expect(await read(await signIn(running.app), 2)).toEqual(rewardOf(5600, 4400, 50));
  });

  it.each([
    [3107, false, false],
    [3108, true, false],
    [3102, true, true],
    [3103, false, true],
    [4107, false, false],
    [4108, true, false],
    [4102, true, true],
    [4103, false, true],
  ])(
    'bonuses of a brand’s own at %d: enabled %s, general balance hidden %s',
    async (venue, enabled, hidden) => {
      const card = await sendTo(running.app, { url: `/takeaway/locations/card/terminal/${venue}` });
      expect(card.body).toMatchObject({
        data: { private_reward_enabled: enabled, disable_chocobalance_button: hidden },
      });
    },
  );
});
