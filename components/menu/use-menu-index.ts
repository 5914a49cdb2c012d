import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/core/bff/query-client';
import { retryOnce } from '@/lib/core/bff/retry';
import { wholeProduct } from '@/lib/menu/listed-product';
import { requestProducts } from '@/lib/menu/menu.api';
import { menuIndex } from '@/lib/pages/search/menu-index';

const indexQuery = (venueId: number) => ({
  queryKey: ['menu-index', venueId],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { products } = await requestProducts(venueId, signal);
    return menuIndex(products.map((product) => wholeProduct(product, venueId)));
  },
  staleTime: 60_000,
  retry: retryOnce,
});

/** All dishes of a menu, loaded once, so that every letter finds among them without a request. */
export const useMenuIndex = (venueId: number) => useQuery(indexQuery(venueId), queryClient());
