import type { OrderTable } from '@/lib/orders/placing/order-request.schema';
import type { Table } from './tables.schema';

/** The table that an order in the restaurant is for (CHK-15). */
export type TableState =
  /** Its number has to be given. */
  | { kind: 'unset' }
  /** The venue has tables, and none with this number. */
  | { kind: 'unknown' }
  | { kind: 'chosen'; table: OrderTable; name: string | null };

/** What a table's code names (BILL-02). */
export type ScannedTable = Omit<Extract<OrderTable, { kind: 'scanned' }>, 'kind'>;

/**
 * The table by what was typed or, where nothing was, by the code that was scanned. Where the tables are not known (null) or
 * there is no list of them any number is taken: the platform looks at it.
 */
export function tableState(
  typed: string | null,
  scanned: ScannedTable | null,
  tables: readonly Table[] | null,
): TableState {
  const known = tables && tables.length > 0 ? tables : null;
  if (typed === null) {
    if (scanned === null) return { kind: 'unset' };
    const found = known?.find(({ id }) => id === scanned.tableId);
    if (known && !found) return { kind: 'unset' };
    return { kind: 'chosen', table: { kind: 'scanned', ...scanned }, name: found?.name ?? null };
  }
  const number = typed.trim();
  if (number === '') return { kind: 'unset' };
  const found = known?.find((table) => table.number.toLowerCase() === number.toLowerCase());
  if (known && !found) return { kind: 'unknown' };
  return { kind: 'chosen', table: { kind: 'typed', number }, name: found?.name ?? null };
}
