import { env } from '@/lib/core/env/env';
import type { CountryCode } from '@/lib/core/site/site';
import type { Bounds } from '@/lib/ground/venues/venues';

/** How far the map of a country can be moved, and the outlines drawn under it (made by tools/build/map-assets.mjs). */
const GROUNDS: Record<CountryCode, { limits: Bounds; outlines: string }> = {
  kz: { limits: { west: 42, south: 36, east: 92, north: 59 }, outlines: '/map/outlines-kz.json' },
  ge: { limits: { west: 37, south: 39, east: 50, north: 45.5 }, outlines: '/map/outlines-ge.json' },
};

/** The base map of a country: its outlines, over them streets by a style or by Mapbox's token. */
export function baseMapOf(country: CountryCode) {
  return { ...GROUNDS[country], streets: env().mapStyleUrl, token: env().mapboxToken };
}
