import { requestIntents } from '@/lib/core/intents/request-intents';
import { LARGEST_ID } from '@/lib/core/ids/ids';
import { isCount, isOneOf, isRecord, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import type { TableLink } from '@/lib/ground/ordering/table-link';
import { CALL_REASONS, CALL_STATUSES } from './waiter-call';
import type { WaiterCall, WaiterCallRequest } from './waiter-call.schema';

// An intent is one press of Call: table, reason, key and answer, stored before it is sent. So a press after a
// lost answer or a reload repeats the same call, and the menu and the bill can say that a waiter is coming.

/** As long as a call may be on its way, milliseconds: the guests may have gone then, and nothing is said or sent of it. */
export const CALL_LIFE_MS = 10 * 60_000;

/** A waiter who was called. */
export interface CalledWaiter {
  /** Milliseconds since the epoch. */
  calledAt: number;
  status: WaiterCall['status'];
}

type CallSubject = Pick<WaiterCallRequest, 'venueId' | 'tableId' | 'reason'>;

/** The subject of a table's calls for one reason: a waiter who was called to clear the table may be called for the bill too. */
export const waiterSubject = ({ venueId, tableId, reason }: CallSubject): string =>
  `${venueId}-${tableId}-${reason}`;

const isId = isCount(LARGEST_ID);

const isCalled = recordOf<CalledWaiter>({ calledAt: isWhole, status: isOneOf(...CALL_STATUSES) });

/** The intents as a press of Call uses them. */
export const waiterIntents = requestIntents({
  storageKey: 'waiterIntents',
  purpose: 'waiter',
  lifeMs: CALL_LIFE_MS,
  isRequest: (value): value is WaiterCallRequest =>
    isRecord(value) && isId(value.venueId) && isId(value.tableId) && isOneOf(...CALL_REASONS)(value.reason),
  outcome: {
    shape: recordOf<{ called: CalledWaiter | null }>({ called: orNull(isCalled) }),
    none: { called: null },
    read: ({ called }) => called,
    of: (called: CalledWaiter) => ({ called }),
  },
  subjectOf: ({ request }) => waiterSubject(request),
});

type Table = Pick<TableLink, 'venueId' | 'tableId'>;

const isOf =
  ({ venueId, tableId }: Table) =>
  ({ request }: { request: Table }): boolean =>
    request.venueId === venueId && request.tableId === tableId;

/** The last call to the table whose outcome is not known; null for none. */
export function openWaiterCall(table: Table) {
  const found = waiterIntents.findLast(
    (intent) => isOf(table)(intent) && intent.called === null && intent.givenUp === undefined,
  );
  return found && waiterIntents.findOpen(waiterSubject(found.request));
}

/** The call of that subject, where it was answered. */
export function answeredCall(subject: string): CalledWaiter | null {
  const found = waiterIntents.find(subject);
  return found?.state === 'made' ? found.made : null;
}

/** The last call to the table that was answered; null for none. */
export function lastWaiterCall(table: Table): CalledWaiter | null {
  return waiterIntents.findLast((intent) => isOf(table)(intent) && intent.called !== null)?.called ?? null;
}
