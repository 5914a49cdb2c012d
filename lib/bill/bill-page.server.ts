import 'server-only';
import { readId } from '@/lib/core/ids/ids';
import { consentDocuments } from '@/lib/legal/legal.server';
import type { Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { loadVenueDetails } from '@/lib/ground/venues/venue-details.server';
import { venueCountry, type Venue } from '@/lib/ground/venues/venues';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { billVenue, type BillVenue } from './bill-venue';

/** The venue of a bill: where its details are unavailable, its card, which the menu has shown already, is used (MENU-12). */
export async function loadBillVenue(
  site: Site,
  filialId: string,
): Promise<Venue | 'unknown' | 'unavailable'> {
  const details = await loadVenueDetails(site, filialId);
  const venueId = readId(filialId);
  if (details !== 'unavailable' || venueId === null) return details;
  return (await valueOrNull(getVenue(site, venueId))) ?? 'unavailable';
}

/** The venue of a bill's page, with the documents in force in the venue's own country. */
export async function withDocuments(site: Site, venue: Venue): Promise<BillVenue> {
  return billVenue(venue, await consentDocuments({ ...site, country: venueCountry(venue) }));
}
