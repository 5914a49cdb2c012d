import type { Query } from '@tanstack/react-query';
import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import { lineKey, type Cart } from './cart';
import type { LineInput } from '@/lib/ground/ordering/line.schema';
import { MINUTE_MS } from '@/lib/core/time/duration';
import type { Quote, QuoteRequest } from './quote.schema';

const DELIVERY_KEPT_MS = 5 * MINUTE_MS;

/** A line as it is sent to the server. */
export function lineInput(line: Cart['lines'][number]): LineInput {
  return {
    productId: line.productId,
    sizeId: line.size?.id ?? null,
    additives: line.additives.map(({ additiveId, count }) => ({ additiveId, count })),
    count: line.count,
    priceMinor: line.priceMinor,
    promoId: line.promoId,
  };
}

/** The terms of the order: what a quote depends on besides its lines. */
export type QuoteTerms = Pick<QuoteRequest, 'service' | 'destination' | 'tariffId' | 'promoCode'>;

const requestQuote = (
  cart: Cart | null,
  lines: readonly LineInput[],
  terms: QuoteTerms,
  signal: AbortSignal,
) =>
  requestBff('/api/cart/quote', () => import('./quote.schema').then((module) => module.quoteSchema), {
    method: 'POST',
    body: { venueId: cart?.venue.id, lines, ...terms },
    signal,
  });

/** A quote, and the keys of the lines that it is about. */
export interface CartQuote {
  quote: Quote;
  keys: string[];
}

/** The server's quote of a cart; until a new one comes the last one of its venue stays as placeholder. */
export function quoteQuery(cart: Cart | null, terms: QuoteTerms) {
  const lines = cart?.lines.map(lineInput) ?? [];
  const keys = cart?.lines.map(lineKey) ?? [];
  return {
    queryKey: ['quote', cart?.venue.id, lines, terms],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CartQuote> => {
      return { quote: await requestQuote(cart, lines, terms, signal), keys };
    },
    enabled: cart !== null,
    staleTime: 30_000,
    // Prices may have changed while there was no network, however short that was.
    refetchOnReconnect: 'always' as const,
    placeholderData: (previous: CartQuote | undefined, query?: Pick<Query, 'queryKey'>) =>
      query?.queryKey[1] === cart?.venue.id ? previous : undefined,
  };
}

/** How a cart would be delivered: requested once for a place, because its lines do not change that. */
export function deliveryQuery(cart: Cart, terms: Pick<QuoteTerms, 'destination' | 'tariffId'>) {
  return {
    queryKey: ['delivery', cart.venue.id, terms],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const requested = { ...terms, service: 'delivery' as const, promoCode: null };
      return (await requestQuote(cart, cart.lines.map(lineInput), requested, signal)).delivery;
    },
    staleTime: DELIVERY_KEPT_MS,
    retry: retryOnce,
  };
}
