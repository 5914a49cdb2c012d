import { requestBff } from '@/lib/bff/client';
import type { Cart } from './cart';
import type { AskedLine } from './quote.schema';

/** A line as the server is asked about it. */
export function askedLine(line: Cart['lines'][number]): AskedLine {
  return {
    productId: line.productId,
    sizeId: line.size?.id ?? null,
    additives: line.additives.map(({ additiveId, count }) => ({ additiveId, count })),
    count: line.count,
    priceMinor: line.priceMinor,
    promoId: line.promoId,
  };
}

/** The server's word on a cart: what can be ordered, at what price, and when. */
export function quoteQuery(cart: Cart | null) {
  const lines = cart?.lines.map(askedLine) ?? [];
  return {
    queryKey: ['quote', cart?.venue.id, lines],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff('/api/cart/quote', () => import('./quote.schema').then((module) => module.quoteSchema), {
        method: 'POST',
        body: { venueId: cart?.venue.id, lines },
        signal,
      }),
    enabled: cart !== null,
    staleTime: 30_000,
  };
}
