/** The reasons for calling a waiter (contract schema WaiterCallInput). */
export const CALL_REASONS = ['waiter', 'bill', 'cleaning', 'other'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** Characters. */
export const MAX_CALL_COMMENT_LENGTH = 200;

/** How far a call has come: on its way, seen by the waiter, over. */
export const CALL_STATUSES = ['sent', 'accepted', 'done'] as const;
