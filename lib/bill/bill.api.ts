import { showCached } from '@/lib/core/bff/cached-data';
import { BffError, requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import { tableSecretHeader } from '@/lib/ground/ordering/table-secret';
import type { Bill } from './bill';
import type { TableLink } from '@/lib/ground/ordering/table-link';

/** Why a table has no bill to show, by the platform's answer (BILL-05, BILL-06). */
export type BillAbsence = 'notFound' | 'noTable' | 'scanAgain' | 'settled';

const ABSENCES: Partial<Record<BffError['code'], BillAbsence>> = {
  'bill/not-found': 'notFound',
  'table/not-found': 'noTable',
  'table/scan-again': 'scanAgain',
  'venue/not-found': 'noTable',
  'bill/already-paid': 'settled',
};

const billKey = ({ venueId, tableId, mainTerminalId }: TableLink) => [
  'bill',
  venueId,
  tableId,
  mainTerminalId,
];

/** @throws BffError for what leaves open whether there is a bill */
async function requestBill(link: TableLink, signal: AbortSignal): Promise<Bill | BillAbsence> {
  const { venueId, tableId, mainTerminalId } = link;
  try {
    const bill = await requestBff(
      `/api/bill?venueId=${venueId}&tableId=${tableId}&mainTerminalId=${mainTerminalId}`,
      () => import('./bill').then((module) => module.billSchema),
      { headers: tableSecretHeader(venueId, tableId), signal, onCached: showCached(billKey(link)) },
    );
    // Opened at the till before anything is ordered.
    return bill.status === 'open' && bill.positions.length === 0 ? 'notFound' : bill;
  } catch (error) {
    const absence = error instanceof BffError ? ABSENCES[error.code] : undefined;
    if (absence === undefined) throw error;
    return absence;
  }
}

/** How often a bill is requested while it is looked at, milliseconds; while somebody pays it; until it has come. */
const POLL_MS = 15_000;
const PAYING_POLL_MS = 5000;
const MISSING_POLL_MS = 5000;

/** Polls until the bill is settled: waiters add dishes, and other guests may pay it (BILL-19). */
function pollMs(found: Bill | BillAbsence | undefined): number | false {
  if (found === undefined) return MISSING_POLL_MS;
  if (found === 'notFound') return POLL_MS;
  if (typeof found !== 'object') return false;
  if (found.status === 'paying') return PAYING_POLL_MS;
  return found.status === 'open' ? POLL_MS : false;
}

/** The bill of a table, or why there is none. */
export function billQuery(link: TableLink) {
  return {
    queryKey: billKey(link),
    queryFn: ({ signal }: { signal: AbortSignal }) => requestBill(link, signal),
    retry: retryOnce,
    refetchInterval: ({ state }: { state: { data?: Bill | BillAbsence | undefined } }) => pollMs(state.data),
    refetchOnWindowFocus: true,
  };
}
