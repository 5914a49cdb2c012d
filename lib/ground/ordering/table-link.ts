import { readId } from '@/lib/core/ids/ids';

/** The content of the code at a table (BILL-02). */
export interface TableLink {
  venueId: number;
  tableId: number;
  /** Terminal that holds the table; another one than the venue's where halls are shared. */
  mainTerminalId: number;
}

/** The three ids of a table's address; null when one is missing or is no id. */
export function readTableLink(query: URLSearchParams): TableLink | null {
  const venueId = readId(query.get('filial_id'));
  const tableId = readId(query.get('table_id'));
  const mainTerminalId = readId(query.get('main_terminal_id'));
  if (venueId === null || tableId === null || mainTerminalId === null) return null;
  return { venueId, tableId, mainTerminalId };
}
