import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { ratingSchema, ratedSchema } from '@/lib/orders/rating/rating.schema';
import { rateOrder } from '@/lib/orders/rating/rating.server';

/** Rates a completed order of the diner. */
export const POST = defineRoute({
  params: z.object({ orderId: idTextSchema }),
  body: ratingSchema,
  answer: ratedSchema,
  needsSession: true,
  handle: ({ signedIn, params, body }) => rateOrder(signedIn, params.orderId, body),
});
