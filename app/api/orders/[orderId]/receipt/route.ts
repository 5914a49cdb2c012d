import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { receiptSchema } from '@/lib/orders/receipt.schema';
import { getReceipt } from '@/lib/orders/receipt.server';

/** The receipt of an order of the diner or of the kiosk's session. */
export const GET = defineRoute({
  params: z.object({ orderId: idTextSchema }),
  answer: receiptSchema,
  needsSession: 'orKiosk',
  handle: ({ customer, params }) => getReceipt(customer, params.orderId),
});
