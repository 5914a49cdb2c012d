import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { reorderSchema } from '@/lib/cart/reorder.schema';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { reorder } from '@/lib/orders/reorder/reorder.server';

/** A past order of the diner as a cart of today, and what differs; nothing is ordered yet. */
export const POST = defineRoute({
  params: z.object({ orderId: idTextSchema }),
  answer: reorderSchema,
  needsSession: true,
  handle: ({ site, signedIn, params }) => reorder(site, signedIn, params.orderId),
});
