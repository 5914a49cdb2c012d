import { useCallback, useEffect, useState } from 'react';
import { useKnownHere } from '@/components/ui/use-known-here';
import type { BillAbsence } from '@/lib/bill/bill.api';
import { opensBill, tableOfVisit } from '@/lib/bill/bill-table';
import { readTableLink, type TableLink } from '@/lib/ground/ordering/table-link';
import { paths } from '@/lib/core/paths/paths';
import type { Venue } from '@/lib/ground/venues/venues';
import { readTemporaryVenue } from '@/lib/ground/ordering/visit';

/** While the menu is still loading the address is that of the previous page, which may be the bill. */
const scannedQuery = (venueId: number) =>
  location.pathname.endsWith(paths.menu(venueId)) ? location.search : '';

/** The same for a code that was scanned earlier in the visit. */
function visitQuery(venueId: number): string {
  const link = tableOfVisit(readTemporaryVenue(), venueId);
  return link ? paths.bill(link).replace(/^[^?]*/, '') : '';
}

/** A table's bill: loading, open, absent for a reason, closed to diners, attach failed, or unavailable. */
export type TableBill = 'asking' | 'open' | BillAbsence | 'notAttached' | 'attachFailed' | 'failed';

/** How long the menu stays covered for a bill that may replace it, in milliseconds; later the bill is a link on the menu. */
const COVERED_MS = 2500;

/** The query of the scan whose cover is off: the hall's menu, which mounts anew, is not covered again. */
let uncoveredQuery: string | null = null;

/**
 * The diner is attached to the table (BILL-03, BILL-04), and its bill is requested once, without a retry that a diner who has just sat
 * down would wait for. The code is loaded when a table is scanned.
 */
async function askForBill(link: TableLink): Promise<TableBill> {
  try {
    const [{ attachmentQuery }, { billQuery }, { queryClient }] = await Promise.all([
      import('@/lib/bill/attachment.api'),
      import('@/lib/bill/bill.api'),
      import('@/lib/core/bff/query-client'),
    ]);
    const [attached, found] = await Promise.allSettled([
      queryClient().fetchQuery(attachmentQuery(link)),
      queryClient().fetchQuery({ ...billQuery(link), retry: false, staleTime: 30_000 }),
    ]);
    if (attached.status === 'fulfilled' && !attached.value) return 'notAttached';
    const bill =
      found.status === 'rejected' ? 'failed' : typeof found.value === 'string' ? found.value : 'open';
    // The bill says what is wrong with an unknown table.
    const isUnknown = bill === 'noTable' || bill === 'scanAgain';
    return attached.status === 'rejected' && !isUnknown ? 'attachFailed' : bill;
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
  /** The bill may still replace the menu: nothing has been pressed on it. */
  isCovered: boolean;
  /** Attaches the diner and requests the bill again. */
  retry: () => void;
}

/** The table whose code the diner has scanned, and its bill; null when none was scanned. */
export function useScannedTable(venue: Pick<Venue, 'id' | 'isCheckPullingEnabled'>): ScannedTable | null {
  const { id, isCheckPullingEnabled } = venue;
  const query = useKnownHere(() => scannedQuery(id), '');
  const stored = useKnownHere(() => visitQuery(id), '');
  const [answer, setAnswer] = useState<{ query: string; bill: TableBill } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [uncovered, setUncovered] = useState(uncoveredQuery);
  const uncover = useCallback(() => {
    uncoveredQuery = query;
    setUncovered(query);
  }, [query]);
  useEffect(() => {
    const linkToCheck = opensBill(new URLSearchParams(query), { id, isCheckPullingEnabled });
    if (!linkToCheck) return;
    let isHere = true;
    const timer = setTimeout(uncover, COVERED_MS);
    void askForBill(linkToCheck).then((bill) => {
      if (!isHere) return;
      clearTimeout(timer);
      setAnswer({ query, bill });
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [query, id, isCheckPullingEnabled, attempt, uncover]);

  const scanned = readTableLink(new URLSearchParams(query));
  const isScan = scanned?.venueId === id;
  const link = isScan ? scanned : readTableLink(new URLSearchParams(stored));
  if (!link) return null;
  const bill = isScan && isCheckPullingEnabled ? (answer?.query === query ? answer.bill : 'asking') : null;
  const retry = () => {
    uncover();
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return { link, isScan, bill, isCovered: bill !== null && uncovered !== query, retry };
}
