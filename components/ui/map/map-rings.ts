import type { MapRings, MapTarget } from './map-shapes';
import { formatNumber } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';

const RINGS_METERS = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** Circles that show distances from the point; `formatDistance` writes a number with its unit. */
export function ringsAround(
  centre: MapTarget,
  language: Language,
  formatDistance: (unit: 'meters' | 'kilometers', value: string) => string,
): MapRings {
  return {
    centre,
    rings: RINGS_METERS.map((meters) => ({
      meters,
      label:
        meters < 1000
          ? formatDistance('meters', formatNumber(meters, language))
          : formatDistance('kilometers', formatNumber(meters / 1000, language)),
    })),
  };
}
