import { sessionInfoSchema } from '@/lib/ground/auth/session';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { privateRewardSchema } from './rewards.schema';
import { visitBalance } from './visit-balance';

const VENUE = { brandId: 41, hasPrivateReward: true, isGeneralHidden: false };
const SESSION = sessionInfoSchema.parse({
  isSignedIn: true,
  name: null,
  dinerId: 700431,
  bonusesMinor: 375_000,
});
const REWARD = privateRewardSchema.parse({
  balanceMinor: 120_000,
  availableMinor: 90_000,
  earnedMinor: 560_000,
  spentMinor: 440_000,
  maxUsagePercentage: 50,
});

const answer = (reward: object) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      answeredBy({ 'GET /api/session': SESSION, 'GET /api/rewards/private?brand=41': reward }),
    );

beforeEach(() => {
  sessionStorage.clear();
  signInForTest(true);
});
afterEach(() => signInForTest(false));

describe('the balance that the header of a venue shows', () => {
  test('is what can be spent of its brand’s reward: what an open order holds is left out', async () => {
    answer(REWARD);
    await expect(visitBalance(VENUE)).resolves.toMatchObject({ availableMinor: 90_000 });
  });

  test('is the general one where the reward could not be read', async () => {
    answer({ status: 503, code: 'upstream/unavailable' });
    await expect(visitBalance(VENUE)).resolves.toMatchObject({ availableMinor: 375_000 });
  });
});
