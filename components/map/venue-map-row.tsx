import { Picture } from '@/components/ui/picture';
import { OpenBadge } from '@/components/venues/open-badge';
import type { ListedVenue } from './use-map-venues';
import { VenueDistance, VenueRating } from '@/components/venues/venue-card';

type VenueMapRowProps = { venue: ListedVenue; distanceFrom: 'centre' | 'diner' };

/** The venue's data in the list beside the map and in the card on it. */
export function VenueMapRow({ venue, distanceFrom }: VenueMapRowProps) {
  return (
    <>
      <span className="thumbnail map-row__picture">
        {venue.imageUrl ? <Picture source={venue.imageUrl} alt="" ratio="1:1" /> : null}
      </span>
      <span className="flex-fill">
        <span className="venue-card__name">
          <b>{venue.name}</b>
          <VenueRating rating={venue.rating} />
        </span>
        <span className="venue-card__meta">
          <OpenBadge phases={venue.phases} />
          <VenueDistance meters={distanceFrom === 'diner' ? venue.distanceMeters : null} />
        </span>
        <span className="map-row__address">{venue.address}</span>
      </span>
    </>
  );
}
