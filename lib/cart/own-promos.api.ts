import { keepPreviousData } from '@tanstack/react-query';
import { requestBff } from '@/lib/core/bff/client';
import type { OwnPromosRequest } from './own-promos.schema';

/** The discounts of the diner's coupons and gifts for a cart; requested again when its lines change. */
export const ownPromosQuery = (basket: OwnPromosRequest) => ({
  queryKey: ['ownPromos', basket] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff(
      '/api/promos/own',
      () => import('./own-promos.schema').then((module) => module.ownPromosSchema),
      {
        method: 'POST',
        body: basket,
        signal,
      },
    ),
  // A failed offer is dropped: the diner does not wait for it.
  retry: false,
  staleTime: 60_000,
  placeholderData: keepPreviousData,
});
