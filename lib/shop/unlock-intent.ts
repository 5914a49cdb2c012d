import { newIdempotencyKey } from '@/lib/intents/idempotency-key';
import { intentStore } from '@/lib/intents/intent-store';
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

interface UnlockIntent {
  version: 1;
  venueId: number;
  key: string;
  request: UnlockRequest;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** As in {@link Opening}; null: sent, and its outcome is not yet known. */
  closesAtMs: number | null;
  /** Nothing more is learned of it by asking; intents that were never given up have none. */
  givenUp?: 'unsettled' | 'keyReused' | undefined;
}

/** The subject of the presses at a lock: another one of the same venue opens by itself. */
export const unlockSubject = ({ venueId, lock }: UnlockRequest): string => `${venueId}/${lock}`;

/** The intents as a press of Open uses them. */
export const unlockIntents = intentStore<UnlockIntent, UnlockRequest, Opening>({
  storageKey: 'unlockIntents',
  maxKept: 5,
  shape: recordOf<UnlockIntent>({
    version: (value): value is 1 => value === 1,
    venueId: isWhole,
    key: isText,
    // Sent again as it is; our server checks every member of it.
    request: (value): value is UnlockRequest =>
      isRecord(value) && isWhole(value.venueId) && isText(value.lock),
    startedAt: isWhole,
    closesAtMs: orNull(isWhole),
    givenUp: (value): value is UnlockIntent['givenUp'] =>
      value === undefined || value === 'unsettled' || value === 'keyReused',
  }),
  read: ({ key, request, closesAtMs, givenUp }) => {
    const intent = { subject: unlockSubject(request), key, body: request };
    if (closesAtMs === null) return { ...intent, state: givenUp ?? 'open' };
    return { ...intent, state: 'made', made: { closesAtMs } };
  },
  create: (_subject, request, startedAt) => ({
    version: 1,
    venueId: request.venueId,
    key: newIdempotencyKey('unlock'),
    request,
    startedAt,
    closesAtMs: null,
  }),
  change: (turn) => {
    if (turn.state === 'open') return { request: turn.body, givenUp: undefined };
    if (turn.state === 'made') return { closesAtMs: turn.made.closesAtMs };
    return { givenUp: turn.state };
  },
});

/** Until when the lock stands open, or stood open last; null where no press has opened it. */
export function openUntilMs(request: UnlockRequest): number | null {
  const found = unlockIntents.find(unlockSubject(request));
  return found?.state === 'made' ? found.made.closesAtMs : null;
}
