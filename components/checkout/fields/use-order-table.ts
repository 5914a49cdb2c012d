import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tableState, type TableState } from '@/lib/bill/order-table';
import { tablesQuery } from '@/lib/bill/tables.api';
import { readTemporaryVenue, type LaunchSource } from '@/lib/ground/ordering/visit';

export interface OrderTableState {
  table: TableState;
  /** Whether a code at a table has been scanned, so that nothing has to be typed. */
  isScanned: boolean;
  /** The table number that counts of the typed text; null = none. */
  typed: string | null;
  /** The table of the code; null = none was scanned. */
  scannedId: number | null;
  /** How the diner came to this venue. */
  source: LaunchSource | null;
}

interface TypedTable {
  isWanted: boolean;
  typed: string | null;
  /** The scanned table that it was typed in place of: a code that is scanned later counts for more. Absent = any. */
  inPlaceOf: number | null | undefined;
}

/** The table of an order in the restaurant: typed, or from the code that opened the venue in this visit. */
export function useOrderTable(
  venueId: number,
  { isWanted, typed: typedOnce, inPlaceOf }: TypedTable,
): OrderTableState {
  const [visit] = useState(readTemporaryVenue);
  const own = visit?.filialId === venueId ? visit : null;
  const tableId = Number(own?.table);
  const isTable = Number.isSafeInteger(tableId) && tableId > 0;
  const scanned = isTable ? { tableId, mainTerminalId: own?.mainTerminalId } : null;
  const scannedId = scanned?.tableId ?? null;
  const typed = inPlaceOf === undefined || inPlaceOf === scannedId ? typedOnce : null;
  const { data } = useQuery({ ...tablesQuery(venueId, scannedId), enabled: isWanted });
  const table = tableState(typed, scanned, data ?? null);
  const isScanned = tableState(null, scanned, data ?? null).kind === 'chosen';
  return { table, isScanned, typed, scannedId, source: own?.source ?? null };
}
