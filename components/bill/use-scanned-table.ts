import { useEffect, useState } from 'react';
import { useKnownHere } from '@/components/ui/use-known-here';
import type { BillAbsence } from '@/lib/bill/bill.api';
import { opensBill, tableOfVisit } from '@/lib/bill/bill-table';
import { readTableLink, type TableLink } from '@/lib/ordering/table-link';
import { paths } from '@/lib/paths/paths';
import type { Venue } from '@/lib/venues/venues';
import { readTemporaryVenue } from '@/lib/ordering/visit';

/** While the menu is still loading the address is that of the previous page, which may be the bill. */
const scannedQuery = (venueId: number) =>
  location.pathname.endsWith(paths.menu(venueId)) ? location.search : '';

/** The same for a code that was scanned earlier in the visit. */
function visitQuery(venueId: number): string {
  const link = tableOfVisit(readTemporaryVenue(), venueId);
  return link ? paths.bill(link).replace(/^[^?]*/, '') : '';
}

/** Whether a table has a bill: loading, open, why there is none, closed to diners, or unavailable. */
export type TableBill = 'asking' | 'open' | BillAbsence | 'notAttached' | 'failed';

/**
 * The diner is attached to the table (BILL-03, BILL-04), and its bill is requested once, without a retry that a diner who has just sat down would wait for. The code is loaded when a
 * table is scanned.
 */
async function askForBill(link: TableLink): Promise<TableBill> {
  try {
    const [{ attachTable }, { billQuery }, { queryClient }] = await Promise.all([
      import('@/lib/bill/attachment.api'),
      import('@/lib/bill/bill.api'),
      import('@/lib/bff/query-client'),
    ]);
    const attached = attachTable(link);
    const found = await queryClient().fetchQuery({ ...billQuery(link), retry: false, staleTime: 30_000 });
    if (!(await attached)) return 'notAttached';
    return typeof found === 'string' ? found : 'open';
  } catch {
    return 'failed';
  }
}

export interface ScannedTable {
  link: TableLink;
  /** The menu was opened by the table's code just now. */
  isScan: boolean;
  /** Null where the venue shows no bills, and of a table that was scanned before. */
  bill: TableBill | null;
}

/** The table whose code the diner has scanned, and its bill; null when none was scanned. */
export function useScannedTable(venue: Pick<Venue, 'id' | 'isCheckPullingEnabled'>): ScannedTable | null {
  const { id, isCheckPullingEnabled } = venue;
  const query = useKnownHere(() => scannedQuery(id), '');
  const stored = useKnownHere(() => visitQuery(id), '');
  const [answer, setAnswer] = useState<{ query: string; bill: TableBill } | null>(null);
  useEffect(() => {
    const linkToCheck = opensBill(new URLSearchParams(query), { id, isCheckPullingEnabled });
    if (!linkToCheck) return;
    let isHere = true;
    void askForBill(linkToCheck).then((bill) => {
      if (isHere) setAnswer({ query, bill });
    });
    return () => {
      isHere = false;
    };
  }, [query, id, isCheckPullingEnabled]);

  const scanned = readTableLink(new URLSearchParams(query));
  const isScan = scanned?.venueId === id;
  const link = isScan ? scanned : readTableLink(new URLSearchParams(stored));
  if (!link) return null;
  const bill = isScan && isCheckPullingEnabled ? (answer?.query === query ? answer.bill : 'asking') : null;
  return { link, isScan, bill };
}
