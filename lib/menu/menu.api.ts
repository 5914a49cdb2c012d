import { requestBff } from '@/lib/bff/client';
import { productDetailsSchema } from './product-details';

/** A product with its additive groups, asked when its sheet opens. */
export function productQuery(venueId: number, productId: number) {
  return {
    queryKey: ['product', venueId, productId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(`/api/menu/product?venueId=${venueId}&productId=${productId}`, productDetailsSchema, {
        signal,
      }),
    staleTime: 60_000,
    retry: 1,
  };
}
