import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { getPreorder } from '@/lib/bill/bill-payment.server';
import { preorderSchema } from '@/lib/bill/preorder';
import { AppError } from '@/lib/core/errors/errors';

/** One payment of a bill by the diner; another diner's is reported as unknown. */
export const GET = defineRoute({
  params: z.object({ preorderId: z.guid() }),
  answer: preorderSchema,
  needsSession: true,
  handle: async ({ signedIn, params }) => {
    const preorder = await getPreorder(signedIn, params.preorderId);
    if (!preorder) throw new AppError('bill/not-found');
    return preorder;
  },
});
