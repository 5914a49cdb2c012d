import { formatDecimal } from '@/lib/core/i18n/numbers';
import type { Language } from '@/lib/core/site/site';

/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A first venue farther than this opens the choice of town, metres (TOWN-16). */
export const FAR_TOWN_METERS = 50_000;

const EARTH_RADIUS_METERS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether the first venue of a list is so far away that the diner may need another town; exactly 50,000 m is near. */
export function isFarFromTown(firstVenueMeters: number | null | undefined): boolean {
  return typeof firstVenueMeters === 'number' && firstVenueMeters > FAR_TOWN_METERS;
}

/** A distance as it is written: to ten metres, from a kilometre on to a tenth of one. The unit names its message. */
export function distanceParts(
  meters: number,
  language: Language,
): { unit: 'meters' | 'kilometers'; value: string } {
  const tens = Math.round(meters / 10) * 10;
  return tens < 1000
    ? { unit: 'meters', value: String(tens) }
    : { unit: 'kilometers', value: formatDecimal(meters / 1000, language) };
}

/** Along the great circle, in metres. */
export function metersBetween(one: Coordinates, other: Coordinates): number {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The town whose centre is nearest; undefined where there are none. */
export function nearestTown<Town extends { coordinates: Coordinates }>(
  towns: readonly Town[],
  from: Coordinates,
): Town | undefined {
  const far = towns.map((town) => ({ town, meters: metersBetween(from, town.coordinates) }));
  return far.sort((one, other) => one.meters - other.meters)[0]?.town;
}
