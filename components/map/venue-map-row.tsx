import { Picture } from '@/components/ui/picture';
import { CardDiscount, CardTerms, CardTime } from '@/components/venues/card-terms';
import { OpenBadge } from '@/components/venues/open-badge';
import { VenueDistance, VenueRating } from '@/components/venues/venue-card';
import type { ListedVenue } from './use-map-venues';

type VenueMapRowProps = { venue: ListedVenue; distanceFrom: 'centre' | 'diner' };

/** The venue's data in the list beside the map and in the card on it: what a card of a list says, without its cover. */
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
          <CardTime venue={venue} />
          <OpenBadge phases={venue.phases} />
          <CardDiscount venue={venue} />
          <span>{venue.address}</span>
          <VenueDistance meters={distanceFrom === 'diner' ? venue.distanceMeters : null} />
        </span>
        <CardTerms venue={venue} />
      </span>
    </>
  );
}
