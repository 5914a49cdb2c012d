import { queryClient } from './query-client';

/**
 * Shows what the worker had cached of something that is asked for again and again (`onCached` of `requestBff`): with the time of which it
 * is, and never in the place of what is newer. The query itself fails, so that its screen says what it shows.
 */
export const showCached =
  (queryKey: readonly unknown[]) =>
  (value: unknown, cachedAtMs: number): void => {
    const known = queryClient().getQueryState(queryKey);
    if (known?.data !== undefined && known.dataUpdatedAt >= cachedAtMs) return;
    queryClient().setQueryData(queryKey, value, { updatedAt: cachedAtMs });
  };
