import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { giftSchema } from '@/lib/promos/gifts.schema';
import { claimGift } from '@/lib/promos/gifts.server';

/** Claims a gift of the diner; answers with its new state. */
export const POST = defineRoute({
  params: z.object({ giftId: z.guid() }),
  answer: giftSchema,
  needsSession: true,
  handle: ({ signedIn, params }) => claimGift(signedIn, params.giftId),
});
