'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import type { Cart } from '@/lib/cart/cart';
import { quoteQuery, type QuoteTerms } from '@/lib/cart/quote.api';

/**
 * The server's quote of a cart; while a changed cart is checked, the last one. Without a connection that stays: a quote that fails
 * would take delivery, promo code and ways to pay off the screen.
 */
export function useQuote(cart: Cart, terms: QuoteTerms) {
  const [isShown, setIsShown] = useState(false);
  const query = useQuery({ ...quoteQuery(cart, terms), ...(isShown ? WAITS_ONCE_SHOWN : {}) });
  if (query.data && !isShown) setIsShown(true);
  return query;
}
