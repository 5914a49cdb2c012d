import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';

/** The base map of the page's country. */
export const baseMapQuery = {
  queryKey: ['base-map'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/map/base', () => import('./base-map.schema').then((module) => module.baseMapSchema), {
      signal,
    }),
  staleTime: Infinity,
  retry: retryOnce,
};
