import type { Coordinates } from '@/lib/ground/towns/distance';
import type { MapAnswer } from './map-venues.schema';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';

/** Venues that an answer of the map holds at most. */
export const MAX_MAP_VENUES = 5000;

/** A venue as the map and the list beside it show it. */
export type MapVenue = Omit<VenueCardData, 'distanceMeters'> & Coordinates;

export interface MapVenues {
  venues: MapVenue[];
  hasMore: boolean;
}

/** Opens what {@link MapAnswer} packs. */
export function unpackMapAnswer({ rows, covers, phases, hasMore }: MapAnswer): MapVenues {
  const venues = rows.map(([id, longitude, latitude, name, address, rating, cover, hours]) => ({
    id,
    longitude,
    latitude,
    name,
    address,
    rating,
    imageUrl: covers[cover] ?? null,
    phases: phases[hours] ?? [],
  }));
  return { venues, hasMore };
}
