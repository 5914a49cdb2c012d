import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tableState, type TableState } from '@/lib/bill/order-table';
import { tablesQuery } from '@/lib/bill/tables.api';
import { readTemporaryVenue, type LaunchSource } from '@/lib/ordering/visit';

export interface OrderTableState {
  table: TableState;
  /** Whether a code at a table has been scanned, so that nothing has to be typed. */
  isScanned: boolean;
  /** How the diner came to this venue. */
  source: LaunchSource | null;
}

/** The table of an order in the restaurant: typed, or from the code that opened the venue in this visit. */
export function useOrderTable(
  venueId: number,
  { isWanted, typed }: { isWanted: boolean; typed: string | null },
): OrderTableState {
  const [visit] = useState(readTemporaryVenue);
  const own = visit?.filialId === venueId ? visit : null;
  const tableId = Number(own?.table);
  const isTable = Number.isSafeInteger(tableId) && tableId > 0;
  const scanned = isTable ? { tableId, mainTerminalId: own?.mainTerminalId } : null;
  const { data } = useQuery({ ...tablesQuery(venueId, scanned?.tableId ?? null), enabled: isWanted });
  const table = tableState(typed, scanned, data ?? null);
  const isScanned = tableState(null, scanned, data ?? null).kind === 'chosen';
  return { table, isScanned, source: own?.source ?? null };
}
