import { requestIntents } from '@/lib/intents/request-intents';
import { isRecord, isText, isWhole, orNull, recordOf } from '@/lib/storage/shape';
import type { UnlockRequest } from './unlock';

/*
 * An intent is one press of Open: which lock, with which key, and until when it stands open. It is written to local storage
 * before the request is sent, so that a press after a lost answer or a reload asks about the same opening instead of opening
 * twice.
 */

/** A lock that has opened. */
export interface Opening {
  /** Milliseconds since the epoch, by the clock of this device. */
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

/** Until when the lock stands open, or stood open last; null where no press has opened it. */
export function openUntilMs(request: UnlockRequest): number | null {
  const found = unlockIntents.find(unlockSubject(request));
  return found?.state === 'made' ? found.made.closesAtMs : null;
}
