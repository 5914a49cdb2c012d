/** @jest-environment node */
import { signedInOver } from '@/lib/core/session/test-session';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { bonusBalanceSchema, privateRewardSchema, rewardsSchema } from './rewards.schema';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const BALANCE = '/ladder-go/api/v1/balance/calculate-info';
const GRADING = '/ladder-go/api/v1/grading';
const REWARD = '/balance/user';

/** The contract's own examples. */
const { schemas } = readContract() as {
  schemas: Record<'Grading' | 'BalanceInfo' | 'PrivateRewardBalance', { example: Record<string, unknown> }>;
};
const GRADING_EXAMPLE = schemas.Grading.example as { levels: object[] };
const envelope = (part: object = {}): FakeAnswer => ({
  json: { error_code: 200, data: { ...schemas.BalanceInfo.example, ...part } },
});
const grading = (part: object = {}): FakeAnswer => ({ json: { data: { ...GRADING_EXAMPLE, ...part } } });
/** The two ways in which the platform refuses. */
const REFUSALS: [style: string, answer: FakeAnswer][] = [
  ['by HTTP status', { status: 500, json: { errors: [{ status: '500', code: 'internal', title: 'No' }] } }],
  ['inside HTTP 200', { json: { error_code: 500, code: 'internal', message: 'No', data: null } }],
];

let platform: FakePlatform;
let rewards: typeof import('./rewards.server');
let balance: typeof import('./balance.server');
let signedIn: Parameters<typeof balance.getBonusBalance>[0];

beforeAll(async () => {
  platform = await startFakePlatform();
  rewards = await import('./rewards.server');
  balance = await import('./balance.server');
  const { userUpstream } = await import('@/lib/core/upstream/client');
  signedIn = signedInOver(userUpstream({ ...SITE, accessToken: 'token', deviceId: 'device-0001' }));
});
beforeEach(() => {
  platform.reset();
  platform.answer(envelope(), BALANCE);
  platform.answer(grading(), GRADING);
});
afterAll(() => platform.close());

const load = (site = SITE) => rewards.loadRewards(signedIn, site);

describe('balance and level', () => {
  test('come in our types, money in minor units', async () => {
    const loaded = await load();
    expect(rewardsSchema.parse(loaded)).toEqual(loaded);
    expect(loaded).toMatchObject({
      currency: 'KZT',
      balance: { balanceMinor: 425_000, availableMinor: 375_000, expiresAt: '2027-03-14T08:25:00Z' },
      grading: {
        level: 2,
        points: 14,
        pointsToKeep: 6,
        pointsToNext: 36,
        windowEndsAt: '2026-05-31T18:59:59Z',
      },
    });
    expect(loaded.grading?.levels[1]).toEqual({
      level: 2,
      name: 'Дос',
      cashbackPercentage: 7,
      points: 20,
    });
  });

  test('are requested with the diner’s token, without a venue', async () => {
    await load();
    expect(platform.calls).toHaveLength(2);
    for (const call of platform.calls) {
      expect(call).toMatchObject({ method: 'GET', query: '' });
      expect(call.headers.authorization).toBe('Bearer token');
    }
  });

  test('are counted in the currency of the site’s country', async () => {
    await expect(load({ country: 'ge', language: 'ka', surface: 'web' })).resolves.toMatchObject({
      currency: 'GEL',
    });
  });

  test.each(REFUSALS)(
    'do not need each other: a balance refused %s leaves the level',
    async (_style, answer) => {
      platform.answer(answer, BALANCE);
      await expect(load()).resolves.toMatchObject({ balance: null, grading: { level: 2 } });
    },
  );

  test.each(REFUSALS)(
    'do not need each other: a level refused %s leaves the balance',
    async (_style, answer) => {
      platform.answer(answer, GRADING);
      await expect(load()).resolves.toMatchObject({ balance: { balanceMinor: 425_000 }, grading: null });
    },
  );

  test('say that the diner had no transaction yet', async () => {
    platform.answer(envelope({ balance: 0, available_balance: 0, expires_at: null }), BALANCE);
    const { balance: empty } = await load();
    expect(empty).toEqual({ balanceMinor: 0, availableMinor: 0, expiresAt: null });
  });
});

describe('levels', () => {
  const names = async () => (await load()).grading?.levels.map(({ level }) => level) ?? null;

  test('come from the lowest to the highest', async () => {
    platform.answer(grading({ levels: [...GRADING_EXAMPLE.levels].reverse() }), GRADING);
    await expect(names()).resolves.toEqual([1, 2, 3]);
  });

  test('lose the one that cannot be read, and only that', async () => {
    const [first, second] = GRADING_EXAMPLE.levels;
    platform.answer(grading({ levels: [first, second, { level: 3, name: 7 }] }), GRADING);
    await expect(names()).resolves.toEqual([1, 2]);
  });

  // Holds REW-16.
  test('never promise more than 10 percent', async () => {
    const [first, second, third] = GRADING_EXAMPLE.levels;
    platform.answer(grading({ levels: [first, second, { ...third, cashback_percentage: 10.5 }] }), GRADING);
    await expect(names()).resolves.toEqual([1, 2]);
  });

  test('are absent without the diner’s own', async () => {
    platform.answer(grading({ level: 9 }), GRADING);
    await expect(names()).resolves.toBeNull();
  });
});

describe('the general balance', () => {
  // Holds REW-03.
  test('is that of all venues', async () => {
    const known = await balance.getBonusBalance(signedIn);
    expect(bonusBalanceSchema.parse(known)).toEqual(known);
    expect(known.balanceMinor).toBe(425_000);
  });

  test.each<[what: string, status: number, answer: FakeAnswer]>([
    ...REFUSALS.map(([style, answer]): [string, number, FakeAnswer] => [`fails ${style}`, 500, answer]),
    ['ends with a token that ended', 401, { json: { error_code: 401, code: 'token_expired', data: null } }],
  ])('%s, which is logged', async (_what, status, answer) => {
    platform.answer(answer, BALANCE);
    await expect(balance.getBonusBalance(signedIn)).rejects.toMatchObject({ failure: 'refused', status });
    expect(platform.calls).toHaveLength(1);
  });

  // Holds REW-05.
  test('the general balance of a venue comes with its rule', async () => {
    await expect(balance.getBonusRule(signedIn, 3107)).resolves.toEqual({
      availableMinor: 375_000,
      maxUsagePercentage: 30,
      cashbackPercentage: 7,
    });
    expect(platform.calls[0]?.query).toBe('?filial_id=3107');
  });
});

describe('the reward of a brand', () => {
  // Holds REW-04, REW-06.
  test('is requested for that brand and read with all its members', async () => {
    platform.answer({ json: { data: schemas.PrivateRewardBalance.example } }, REWARD);
    const reward = await balance.getPrivateReward(signedIn, 41);
    expect(privateRewardSchema.parse(reward)).toEqual({
      balanceMinor: 120_000,
      availableMinor: 120_000,
      earnedMinor: 560_000,
      spentMinor: 440_000,
      maxUsagePercentage: 50,
    });
    expect(platform.calls).toMatchObject([{ method: 'GET', path: REWARD, query: '?brand_id=41' }]);
  });

  test.each<[what: string, answer: FakeAnswer]>([
    ...REFUSALS,
    ['with garbage', { json: { data: { balance: 'much' } } }],
  ])('the reward of a brand that is refused %s is a failure, not zero', async (_what, answer) => {
    platform.answer(answer, REWARD);
    await expect(balance.getPrivateReward(signedIn, 41)).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});
