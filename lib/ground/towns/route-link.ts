import type { CountryCode } from '@/lib/core/site/site';
import type { Coordinates } from './distance';

/**
 * The address of a route to a place, which a map app on the phone takes over: 2GIS in Kazakhstan, where it knows the entrances,
 * Google Maps elsewhere. Only the place is sent, never where the diner is.
 */
export function routeLink(country: CountryCode, { latitude, longitude }: Coordinates): string {
  if (country === 'kz')
    return `https://2gis.kz/directions/points/${encodeURIComponent(`|${longitude},${latitude}`)}`;
  const place = encodeURIComponent(`${latitude},${longitude}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}
