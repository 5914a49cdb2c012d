import { requestBff } from '@/lib/core/bff/client';
import type { Coordinates } from '@/lib/ground/towns/distance';

/**
 * The terms of deliveries from venues to a point; in the body, because an address of ours is logged and a place is not.
 * @param asked.withFar also of venues in other towns
 * @param asked.by the half hour by which the food is wanted
 */
export function requestCardTerms(
  { venueIds, withFar, by }: { venueIds: readonly number[]; withFar: boolean; by: string | null },
  { latitude, longitude }: Coordinates,
  signal: AbortSignal,
) {
  return requestBff(
    '/api/venues/terms',
    () => import('./card-terms.schema').then((module) => module.cardTermsSchema),
    {
      method: 'POST',
      body: { venueIds, latitude, longitude, withFar, ...(by === null ? {} : { by }) },
      signal,
    },
  );
}
