import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { log } from '@/lib/core/log/log.server';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { terminalWire } from './terminal.wire';
import type { LinkedVenue, VenueDetails } from './venue-details';

/** A terminal as other terminals deal with it (contract call getTerminal). */
async function getTerminal(site: Site, id: number) {
  const { data } = await publicUpstream(site).get({
    path: 'terminals/terminals/{id}',
    params: { id },
    schema: terminalWire,
    cache: cacheRules.venue(id),
  });
  return {
    isOffered: data.is_active && !data.exclude_from_terminal_linking,
    mainTerminalId: data.main_terminal_id,
  };
}

/** The linked venues to offer, without switched-off ones (SET-23), each with the tables' terminal (BILL-10). */
export async function offeredLinks(
  site: Site,
  { id, linkedVenues }: Pick<VenueDetails, 'id' | 'linkedVenues'>,
): Promise<LinkedVenue[]> {
  if (linkedVenues.length === 0) return [];
  const terminalOf = (venueId: number) => valueOrNull(getTerminal(site, venueId));
  const [own, ...others] = await Promise.all([id, ...linkedVenues.map((venue) => venue.id)].map(terminalOf));
  return linkedVenues.flatMap((venue, index) => {
    const terminal = others[index];
    if (terminal && !terminal.isOffered) {
      log.warn({ venueId: id, linkedId: venue.id }, 'linked venue left out');
      return [];
    }
    const isOfOneHall = own && terminal?.mainTerminalId === own.mainTerminalId;
    return [{ ...venue, tablesAt: isOfOneHall ? own.mainTerminalId : null }];
  });
}
