import { readId } from '@/lib/core/ids/ids';
import { readTableLink, type TableLink } from '@/lib/ground/ordering/table-link';
import type { TemporaryVenue } from '@/lib/ground/ordering/visit';
import type { Venue } from '@/lib/ground/venues/venues';

/** The table whose bill opens in place of the menu (MENU-09 to MENU-11); null keeps the menu. */
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
