import { requestBff } from '@/lib/core/bff/client';
import type { Coordinates } from '@/lib/ground/towns/distance';

/** Delivery terms to a point, in the body, as addresses are logged. `withFar`: also of venues in other towns. */
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
