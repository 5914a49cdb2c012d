import { BffError, requestBff } from '@/lib/bff/client';
import { tableSecretHeader } from '@/lib/ordering/table-secret';
import type { Bill } from './bill';
import type { TableLink } from './table-link';

/** Why a table has no bill to show, by the platform's answer (BILL-05, BILL-06). */
export type BillAbsence = 'notFound' | 'noTable' | 'scanAgain' | 'settled';

const ABSENCES: Partial<Record<BffError['code'], BillAbsence>> = {
  'bill/not-found': 'notFound',
  'table/not-found': 'noTable',
  'table/scan-again': 'scanAgain',
  'venue/not-found': 'noTable',
  'bill/already-paid': 'settled',
};

/** @throws BffError for what leaves open whether there is a bill */
async function requestBill(
  { venueId, tableId, mainTerminalId }: TableLink,
  signal: AbortSignal,
): Promise<Bill | BillAbsence> {
  try {
    return await requestBff(
      `/api/bill?venueId=${venueId}&tableId=${tableId}&mainTerminalId=${mainTerminalId}`,
      () => import('./bill').then((module) => module.billSchema),
      { headers: tableSecretHeader(venueId, tableId), signal },
    );
  } catch (error) {
    const absence = error instanceof BffError ? ABSENCES[error.code] : undefined;
    if (absence === undefined) throw error;
    return absence;
  }
}

/** The bill of a table, or why there is none; requested again whenever the diner comes back to it. */
export function billQuery(link: TableLink) {
  return {
    queryKey: ['bill', link.venueId, link.tableId, link.mainTerminalId],
    queryFn: ({ signal }: { signal: AbortSignal }) => requestBill(link, signal),
    retry: 1,
    refetchOnWindowFocus: true,
  };
}
