import { queryClient } from './query-client';

/** Shows a cached answer of the worker with its time, unless a newer one is there; the query itself fails. */
export const showCached =
  (queryKey: readonly unknown[]) =>
  (value: unknown, cachedAtMs: number): void => {
    const known = queryClient().getQueryState(queryKey);
    if (known?.data !== undefined && known.dataUpdatedAt >= cachedAtMs) return;
    queryClient().setQueryData(queryKey, value, { updatedAt: cachedAtMs });
  };
