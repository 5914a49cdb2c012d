import { madeAfter, type PressUse } from '@/lib/core/intents/press-runner';
import type { TableLink } from '@/lib/ground/ordering/table-link';
import { nowMs } from '@/lib/core/time/now';
import type { WaiterCallRequest } from './waiter-call.schema';
import { callWaiter } from './waiter-call.api';
import { openWaiterCall, waiterIntents, waiterSubject, type CalledWaiter } from './waiter-intent';

/** A press of Call. Only the diner's own press repeats a call (BILL-22): the guests may have left. */
export function waiterUse(
  table: Pick<TableLink, 'venueId' | 'tableId'>,
  { signIn }: { signIn: () => void },
): PressUse<WaiterCallRequest, CalledWaiter> {
  return {
    // One lock for all tables, shared by the tabs of a browser.
    lock: 'waiter',
    isMadeOnce: false,
    isByHand: true,
    intents: waiterIntents,
    send: async ({ key, body }, isRepetition) => {
      const { status } = await callWaiter(key, body, isRepetition);
      return { calledAt: nowMs(), status };
    },
    // Of whichever reason: the sheet goes on with the call that is open.
    subject: () => openWaiterCall(table)?.subject ?? waiterSubject({ ...table, reason: 'waiter' }),
    open: () => openWaiterCall(table),
    // After a call that was answered before: the platform says how far the new one has come.
    expect: (subject) => madeAfter(waiterIntents, subject),
    follow: () => false,
    signIn,
  };
}
