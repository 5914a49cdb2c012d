import { requestBff } from '@/lib/core/bff/client';
import type { ServiceName } from '@/lib/core/site/site';
import type { ListSort } from './venue-filters';

/** The parameters of a browser's request for a list; town, service and configuration are the page's own. */
export interface VenueFilters {
  sort?: ListSort;
  promo?: boolean;
  /** Only where one can order now. */
  open?: boolean;
  /** The half hour by which the food is wanted, 'HH:mm'. */
  by?: string;
  /** The moment by which the earlier pages are ordered, Unix ms. */
  at?: number;
  /** Category of the menu by its `external_id`. */
  category?: number;
  brand?: number;
  /** In place of the page's service. */
  service?: ServiceName;
  /** The diner's position. */
  coordinates?: { latitude: number; longitude: number };
  limit?: number;
}

/** One page of a list of venues as cards. */
export function requestVenuePage(filters: VenueFilters, page: number, signal?: AbortSignal) {
  const { coordinates, promo, open, ...plain } = filters;
  const query = new URLSearchParams({ page: String(page) });
  for (const [name, value] of Object.entries(plain)) query.set(name, String(value));
  if (promo) query.set('promo', '1');
  if (open) query.set('open', '1');
  if (coordinates) {
    query.set('latitude', coordinates.latitude.toFixed(4));
    query.set('longitude', coordinates.longitude.toFixed(4));
  }
  return requestBff(
    `/api/venues?${query.toString()}`,
    () => import('./venue-card').then((module) => module.venuePageSchema),
    { signal },
  );
}
