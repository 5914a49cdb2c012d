import { requestIntents } from '@/lib/core/intents/request-intents';
import { isRecord, isText, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import type { UnlockRequest } from './unlock';

// An intent is one press of Open: lock, key, and until when it is open, stored before it is sent. So a press
// after a lost answer or a reload repeats the same opening.

/** A lock that has opened. */
export interface Opening {
  /** Milliseconds since the epoch, by the clock of this device, which may be set meanwhile: see {@link openMsLeft}. */
  closesAtMs: number;
}

/** The subject of the presses at a lock: another one of the same venue opens by itself. */
export const unlockSubject = ({ venueId, lock }: UnlockRequest): string => `${venueId}/${lock}`;

/** The intents as a press of Open uses them. */
export const unlockIntents = requestIntents({
  storageKey: 'unlockIntents',
  purpose: 'unlock',
  isRequest: (value): value is UnlockRequest =>
    isRecord(value) && isWhole(value.venueId) && isText(value.lock),
  head: {
    shape: recordOf<{ venueId: number }>({ venueId: isWhole }),
    of: (_subject, { venueId }) => ({ venueId }),
  },
  outcome: {
    /** As in {@link Opening}. */
    shape: recordOf<{ closesAtMs: number | null }>({ closesAtMs: orNull(isWhole) }),
    none: { closesAtMs: null },
    read: ({ closesAtMs }): Opening | null => (closesAtMs === null ? null : { closesAtMs }),
    of: ({ closesAtMs }) => ({ closesAtMs }),
  },
  subjectOf: ({ request }) => unlockSubject(request),
});

/** When the openings that this page has heard of end, by a monotonic clock; by their `closesAtMs`. */
const endsOnPage = new Map<number, number>();

/** An opening that the platform has just sent. */
export function openingOf(secondsLeft: number): Opening {
  const lastsMs = secondsLeft * 1000;
  const closesAtMs = Date.now() + lastsMs;
  endsOnPage.set(closesAtMs, performance.now() + lastsMs);
  return { closesAtMs };
}

/** Until when the lock stands open, or stood open last; null where no press has opened it. */
export function openUntilMs(request: UnlockRequest): number | null {
  return unlockIntents.findStored(unlockSubject(request))?.closesAtMs ?? null;
}

/** Milliseconds the lock stays open, 0 if shut. A clock set back makes no opening longer. */
export function openMsLeft(request: UnlockRequest): number {
  const found = unlockIntents.findStored(unlockSubject(request));
  const nowMs = Date.now();
  if (!found || found.closesAtMs === null || nowMs < found.startedAt) return 0;
  const endOnPage = endsOnPage.get(found.closesAtMs) ?? Infinity;
  return Math.max(0, Math.min(found.closesAtMs - nowMs, endOnPage - performance.now()));
}
