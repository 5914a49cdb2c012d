import { defineRoute } from '@/lib/core/bff/define-route';
import { unlockedSchema, unlockRequestSchema } from '@/lib/smart-lock/unlock';
import { openLock } from '@/lib/smart-lock/unlock.server';

/**
 * Opens the lock of a fridge or of a self-service shop: `POST { venueId, lock }`, the lock its fridge's, its door's, or
 * the code of a fridge. The same `Idempotency-Key` opens once, however often it is sent; `X-Repetition: 1` says that it is sent again.
 */
export const POST = defineRoute({
  body: unlockRequestSchema,
  answer: unlockedSchema,
  needsSession: true,
  idempotent: true,
  limit: 'unlock',
  handle: ({ signedIn, body, attempt }) => openLock(signedIn, attempt.key, body),
});
