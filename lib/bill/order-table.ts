import type { OrderTable } from '@/lib/ground/ordering/order-table.schema';
import { visibleLine } from '@/lib/core/text/visible-text';
import type { TableList } from './tables.schema';

/** The table that an order in the restaurant is for (CHK-15). */
export type TableState =
  /** Its number has to be given. */
  | { kind: 'unset' }
  /** The venue has tables, and none with this number. */
  | { kind: 'unknown' }
  | { kind: 'chosen'; table: OrderTable; name: string | null };

/** The content of a table's code (BILL-02). */
export type ScannedTable = Omit<Extract<OrderTable, { kind: 'scanned' }>, 'kind'>;

/** The typed table, else the scanned one. Without a list of tables any number passes: the platform checks it. */
export function tableState(
  typed: string | null,
  scanned: ScannedTable | null,
  list: TableList | null,
): TableState {
  const known = list && list.tables.length > 0 ? list : null;
  if (typed === null) {
    if (scanned === null) return { kind: 'unset' };
    if (known?.scanned === null) return { kind: 'unset' };
    return { kind: 'chosen', table: { kind: 'scanned', ...scanned }, name: known?.scanned?.name ?? null };
  }
  const number = visibleLine(typed);
  if (number === '') return { kind: 'unset' };
  const found = known?.tables.find((table) => table.number.toLowerCase() === number.toLowerCase());
  if (known && !found) return { kind: 'unknown' };
  return { kind: 'chosen', table: { kind: 'typed', number }, name: found?.name ?? null };
}
