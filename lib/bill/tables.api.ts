import { requestBff } from '@/lib/bff/client';

/** The tables of a venue, to show one by its name and to tell a number that is none. */
export function tablesQuery(venueId: number) {
  return {
    queryKey: ['tables', venueId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/venues/${venueId}/tables`,
        () => import('./tables.schema').then((module) => module.tableListSchema),
        { signal },
      ),
    staleTime: 600_000,
    retry: 1,
  };
}
