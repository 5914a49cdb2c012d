import { defineRoute } from '@/lib/core/bff/define-route';
import { rewardsSchema } from '@/lib/rewards/rewards.schema';
import { loadRewards } from '@/lib/rewards/rewards.server';

/** Balance, its expiry, and level of the signed-in diner. */
export const GET = defineRoute({
  answer: rewardsSchema,
  needsSession: true,
  handle: ({ signedIn, site }) => loadRewards(signedIn, site),
});
