import { z } from 'zod/mini';
import { idSchema } from '@/lib/ids/id.schema';

/** What a waiter can be called for (contract schema WaiterCallInput). */
export const CALL_REASONS = ['waiter', 'bill', 'cleaning', 'other'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** Characters. */
export const MAX_CALL_COMMENT_LENGTH = 200;

/** What the browser sends to call a waiter to a table. */
export const waiterCallRequestSchema = z.object({
  venueId: idSchema,
  tableId: idSchema,
  reason: z.enum(CALL_REASONS),
  comment: z.string().check(z.trim(), z.maxLength(MAX_CALL_COMMENT_LENGTH)),
});
export type WaiterCallRequest = z.infer<typeof waiterCallRequestSchema>;

/** A call; one with the same reason that is still open is answered again. */
export const waiterCallSchema = z.object({ status: z.enum(['sent', 'accepted', 'done']) });
export type WaiterCall = z.infer<typeof waiterCallSchema>;
