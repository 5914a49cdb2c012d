import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { claimGift } from '@/lib/promos/gifts.server';

/** Claims a gift of the diner; answers it as it is now. */
export const POST = defineRoute({
  params: z.object({ giftId: z.uuid() }),
  needsSession: true,
  handle: ({ signedIn, params }) => claimGift(signedIn, params.giftId),
});
