import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import { boundsText } from './map-bounds';
import { unpackMapAnswer } from './map-venues';
import type { Bounds } from '@/lib/ground/venues/venues';
import { documentSite } from '@/lib/core/site/document-site';

/** As long as the server keeps the answer. */
const FRESH_MS = 300_000;

/** The venues of a snapped part of the map, for the service of the page. */
export function mapVenuesQuery(bounds: Bounds) {
  const bbox = boundsText(bounds);
  return {
    queryKey: ['map-venues', documentSite(), bbox],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      unpackMapAnswer(
        await requestBff(
          `/api/venues/map?bbox=${bbox}`,
          () => import('./map-venues.schema').then((module) => module.mapAnswerSchema),
          { signal },
        ),
      ),
    staleTime: FRESH_MS,
    retry: retryOnce,
  };
}
