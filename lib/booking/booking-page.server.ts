import 'server-only';
import { consentDocuments } from '@/lib/legal/legal.server';
import type { Site } from '@/lib/core/site/site';
import { venueCountry, type Venue } from '@/lib/ground/venues/venues';
import type { BookingVenue } from './booking-venue';

/** The venue of a booking page, with the document in force in the venue's own country. */
export async function bookingVenue(site: Site, venue: Venue): Promise<BookingVenue> {
  const country = venueCountry(venue);
  const documents = await consentDocuments({ ...site, country });
  return {
    id: venue.id,
    name: venue.name,
    address: venue.address,
    townName: venue.townName,
    timezone: venue.townConfig.timezone,
    country,
    phone: venue.phone,
    documents: documents.filter(({ code }) => code === 'personal_data_consent'),
  };
}
