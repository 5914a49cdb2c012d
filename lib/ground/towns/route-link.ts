import type { CountryCode } from '@/lib/core/site/site';
import type { Coordinates } from './distance';

/** A map app's route to a place: 2GIS in Kazakhstan, else Google Maps. Sends only the place. */
export function routeLink(country: CountryCode, { latitude, longitude }: Coordinates): string {
  if (country === 'kz')
    return `https://2gis.kz/directions/points/${encodeURIComponent(`|${longitude},${latitude}`)}`;
  const place = encodeURIComponent(`${latitude},${longitude}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}
