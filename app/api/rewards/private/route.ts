import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { getPrivateReward } from '@/lib/rewards/balance.server';

/** The signed-in diner's reward balance of one brand. */
export const GET = defineRoute({
  query: z.object({ brand: z.coerce.number().int().positive().max(2_147_483_647) }),
  needsSession: true,
  handle: ({ signedIn, query }) => getPrivateReward(signedIn, query.brand),
});
