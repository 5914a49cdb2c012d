import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { typedLine } from '@/lib/core/text/typed-text.schema';
import { CALL_REASONS, CALL_STATUSES, MAX_CALL_COMMENT_LENGTH } from './waiter-call';

/** The request that calls a waiter to a table. */
export const waiterCallRequestSchema = z.object({
  venueId: idSchema,
  tableId: idSchema,
  reason: z.enum(CALL_REASONS),
  comment: typedLine({ max: MAX_CALL_COMMENT_LENGTH }),
});
export type WaiterCallRequest = z.infer<typeof waiterCallRequestSchema>;

/** A call; one with the same reason that is still open is answered again. */
export const waiterCallSchema = z.object({ status: z.enum(CALL_STATUSES) });
export type WaiterCall = z.infer<typeof waiterCallSchema>;
