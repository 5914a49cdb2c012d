import { LARGEST_ID } from '@/lib/ids/ids';
import { isCount, isWhole, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';

/* That a waiter was called from this tab, so that a guest who goes on looking at the menu sees it and calls no second one. */

/** As long as a call may be on its way, milliseconds; then nothing is said of it. */
const CALL_LIFE_MS = 10 * 60_000;

interface CalledWaiter {
  venueId: number;
  tableId: number;
  /** Milliseconds since the epoch. */
  calledAt: number;
}

const calledWaiter = stored<CalledWaiter | null>({
  area: 'session',
  key: 'calledWaiter',
  shape: recordOf<CalledWaiter>({
    venueId: isCount(LARGEST_ID),
    tableId: isCount(LARGEST_ID),
    calledAt: isWhole,
  }),
  empty: null,
});

export const saveCalledWaiter = calledWaiter.write;
export const subscribeToCalledWaiter = calledWaiter.subscribe;

/** When a waiter was called to the table, milliseconds since the epoch; null for not lately. */
export function waiterCalledAt(venueId: number, tableId: number): number | null {
  const call = calledWaiter.read();
  const isHere = call?.venueId === venueId && call.tableId === tableId;
  return isHere && Date.now() - call.calledAt < CALL_LIFE_MS ? call.calledAt : null;
}
