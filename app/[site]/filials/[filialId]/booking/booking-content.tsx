import { BookingOff } from '@/components/booking/booking-off';
import { BookingScreen } from '@/components/booking/booking-screen.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { bookingVenue } from '@/lib/booking/booking-page.server';
import type { Site } from '@/lib/core/site/site';
import { WEEKDAY_CODES } from '@/lib/core/time/weekday';
import type { Venue } from '@/lib/ground/venues/venues';

/** The form of a venue that takes reservations, else why there is none; null for a venue that could not be loaded. */
export async function BookingContent({ site, venue }: { site: Site; venue: Venue | null }) {
  return (
    <ClientMessages
      namespaces={['booking', 'errors']}
      keys={{ details: WEEKDAY_CODES.map((code) => `day_${code}`) }}
    >
      {venue === null ? (
        <FailedPage />
      ) : venue.isBookingEnabled ? (
        <BookingScreen venue={await bookingVenue(site, venue)} />
      ) : (
        <BookingOff phone={venue.phone} />
      )}
    </ClientMessages>
  );
}
