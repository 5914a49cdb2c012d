import { defineRoute } from '@/lib/core/bff/define-route';
import { unlockedSchema, unlockRequestSchema } from '@/lib/smart-lock/unlock';
import { openLock } from '@/lib/smart-lock/unlock.server';

/** Opens a lock: `POST { venueId, lock }` of a fridge, a door, or a code; the same `Idempotency-Key` opens once. */
export const POST = defineRoute({
  body: unlockRequestSchema,
  answer: unlockedSchema,
  needsSession: true,
  idempotent: true,
  limit: 'unlock',
  handle: ({ signedIn, body, attempt }) => openLock(signedIn, attempt.key, body),
});
