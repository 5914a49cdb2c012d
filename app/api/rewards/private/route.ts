import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { getPrivateReward } from '@/lib/rewards/balance.server';
import { privateRewardSchema } from '@/lib/rewards/rewards.schema';

/** The signed-in diner's reward balance of one brand. */
export const GET = defineRoute({
  query: z.object({ brand: idTextSchema }),
  answer: privateRewardSchema,
  needsSession: true,
  handle: ({ signedIn, query }) => getPrivateReward(signedIn, query.brand),
});
