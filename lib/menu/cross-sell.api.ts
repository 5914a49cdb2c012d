import { keepPreviousData } from '@tanstack/react-query';
import { requestBff } from '@/lib/core/bff/client';
import type { ServiceName } from '@/lib/core/site/site';

/** The dishes that go with a cart; while another cart's answer is requested, the last one stays. */
export function crossSellQuery(venueId: number, productIds: readonly number[], service: ServiceName) {
  // In one order for equal carts, so that they are requested once.
  const products = [...new Set(productIds)].sort((one, other) => one - other).join(',');
  return {
    queryKey: ['cross-sell', venueId, products, service],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await requestBff(
        `/api/menu/cross-sell?venueId=${venueId}&products=${products}&service=${service}`,
        () => import('./cross-sell').then((module) => module.crossSellSchema),
        { signal },
      );
      return answer.products;
    },
    enabled: products !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  };
}
