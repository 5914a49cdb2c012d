import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { tipSchema } from '@/lib/tips/tips.schema';
import { getTip } from '@/lib/tips/tips.server';

/** The outcome of tips of the diner. */
export const GET = defineRoute({
  params: z.object({ tipId: z.guid() }),
  answer: tipSchema,
  needsSession: true,
  handle: ({ signedIn, params }) => getTip(signedIn, params.tipId),
});
