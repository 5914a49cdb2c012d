import { requestBff } from '@/lib/bff/client';

/** A product with its additive groups, asked when its sheet opens. */
export function productQuery(venueId: number, productId: number) {
  return {
    queryKey: ['product', venueId, productId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/menu/product?venueId=${venueId}&productId=${productId}`,
        () => import('./product-details').then((module) => module.productDetailsSchema),
        {
          signal,
        },
      ),
    staleTime: 60_000,
    retry: 1,
  };
}
