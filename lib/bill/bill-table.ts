import { readId } from '@/lib/ids/ids';
import type { TemporaryVenue } from '@/lib/ordering/visit';
import type { Venue } from '@/lib/venues/venues';

/** What the code at a table names (BILL-02). */
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

/**
 * The table whose bill opens in place of the venue's menu: all three ids are there, they are of this venue, and it shows
 * bills (MENU-09 to MENU-11); null where the menu stays.
 */
export function opensBill(
  query: URLSearchParams,
  venue: Pick<Venue, 'id' | 'isCheckPullingEnabled'>,
): TableLink | null {
  const link = readTableLink(query);
  return venue.isCheckPullingEnabled && link?.venueId === venue.id ? link : null;
}

/** The table at which the diner sits in this visit, by the code that opened the venue; null without one. */
export function tableOfVisit(visit: TemporaryVenue | null, venueId: number): TableLink | null {
  const tableId = visit?.filialId === venueId ? readId(visit.table) : null;
  return tableId === null ? null : { venueId, tableId, mainTerminalId: visit?.mainTerminalId ?? venueId };
}
