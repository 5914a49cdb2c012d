import type { IntentKey } from '@/lib/core/storage/keys';
import { isRecord, isText, isWhole, type Shape } from '@/lib/core/storage/shape';
import { newIdempotencyKey } from './idempotency-key';
import { intentStore } from './intent-store';

/** Of more than these the oldest whose outcome is known leave. */
const MAX_ENTRIES = 5;

/** The common part of an intent with one request and one key. */
interface StoredRequest<Request> {
  version: 1;
  key: string;
  /** Sent again as it is; our server checks every member of it. */
  request: Request;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** unsettled: retrying gives no outcome. keyReused: the key was sent with another body. */
  givenUp?: 'unsettled' | 'keyReused' | undefined;
}

/** The settings of the intents of one kind. */
interface RequestFormat<Request, Result, Outcome extends object, Head extends object> {
  storageKey: IntentKey;
  /** The prefix of their keys. */
  purpose?: string;
  /** As that of {@link intentStore}. */
  lifeMs?: number;
  isRequest: Shape<Request>;
  /** The stored values before the key; nothing without it. */
  head?: { shape: Shape<Head>; of: (subject: string, request: Request) => Head };
  outcome: {
    shape: Shape<Outcome>;
    /** Sent, and its outcome is not yet known. */
    none: Outcome;
    /** The result; null while that is not known. */
    read: (outcome: Outcome) => Result | null;
    of: (made: Result) => Outcome;
  };
  subjectOf: (stored: Head & { request: Request }) => string;
}

const isStoredRequest =
  <Request>(isRequest: Shape<Request>) =>
  (value: unknown): value is StoredRequest<Request> =>
    isRecord(value) &&
    value.version === 1 &&
    isText(value.key) &&
    isRequest(value.request) &&
    isWhole(value.startedAt) &&
    (value.givenUp === undefined || value.givenUp === 'unsettled' || value.givenUp === 'keyReused');

/** Stores requests before they are sent, so that reloads, tabs and returns repeat them with the same key. */
export function requestIntents<Request, Result, Outcome extends object, Head extends object = object>({
  storageKey,
  purpose,
  lifeMs,
  isRequest,
  head,
  outcome,
  subjectOf,
}: RequestFormat<Request, Result, Outcome, Head>) {
  type Stored = Head & StoredRequest<Request> & Outcome;
  const hasRequest = isStoredRequest(isRequest);
  return intentStore<Stored, Request, Result>({
    storageKey,
    maxIntents: MAX_ENTRIES,
    lifeMs,
    shape: (value): value is Stored =>
      hasRequest(value) && (head?.shape(value) ?? true) && outcome.shape(value),
    read: (stored) => {
      const { key, request: body, givenUp } = stored;
      const intent = { subject: subjectOf(stored), key, body };
      const made = outcome.read(stored);
      return made === null ? { ...intent, state: givenUp ?? 'open' } : { ...intent, state: 'made', made };
    },
    // In the order in which earlier releases wrote them.
    create: (subject, request, startedAt) =>
      ({
        version: 1,
        ...head?.of(subject, request),
        key: newIdempotencyKey(purpose),
        request,
        startedAt,
        ...outcome.none,
      }) as Stored,
    change: (turn) => {
      if (turn.state === 'made') return outcome.of(turn.made);
      const part: Partial<StoredRequest<Request>> =
        turn.state === 'open' ? { request: turn.body, givenUp: undefined } : { givenUp: turn.state };
      return part as Partial<Stored>;
    },
  });
}
