import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';

/** The tables of a venue, to show one by its name, as the scanned one, and to tell a number that is none. */
export function tablesQuery(venueId: number, scannedId: number | null) {
  return {
    queryKey: ['tables', venueId, scannedId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/venues/${venueId}/tables${scannedId === null ? '' : `?scanned=${scannedId}`}`,
        () => import('./tables.schema').then((module) => module.tableListSchema),
        { signal },
      ),
    staleTime: 600_000,
    retry: retryOnce,
  };
}
