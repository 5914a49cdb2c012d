import { useState } from 'react';
import type { Bill } from '@/lib/bill/bill';
import type { BillAbsence } from '@/lib/bill/bill.api';

/**
 * The bill that this page has seen, which stays when it is settled meanwhile, and what was to pay before its last change; null
 * where nothing has changed.
 */
export function useWatchedBill(found: Bill | BillAbsence | undefined): {
  bill: Bill | null;
  wasMinor: number | null;
} {
  const [watched, setWatched] = useState<{ bill: Bill | null; wasMinor: number | null }>({
    bill: null,
    wasMinor: null,
  });
  const now = typeof found === 'object' ? found : null;
  if (now !== null && now !== watched.bill) {
    const before = watched.bill?.id === now.id ? watched.bill : null;
    const isOther = before !== null && before.toPayMinor !== now.toPayMinor;
    setWatched({ bill: now, wasMinor: isOther ? before.toPayMinor : before && watched.wasMinor });
  }
  if (found === 'settled' && watched.bill)
    return { bill: { ...watched.bill, status: 'paid', paidMinor: 0, toPayMinor: 0 }, wasMinor: null };
  return { bill: now, wasMinor: watched.wasMinor };
}
