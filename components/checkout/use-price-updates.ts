'use client';

import { useEffect, useState } from 'react';
import { lineKey, type Cart } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import type { Quote } from '@/lib/cart/quote.schema';
import { formatMoney } from '@/lib/money/money';

interface PriceChange {
  key: string;
  name: string;
  price: string;
}

/** Takes over prices that have moved, so that the sum is right, and tells which they were. */
export function usePriceUpdates(cart: Cart, quote: Quote | undefined): readonly PriceChange[] {
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  useEffect(() => {
    if (!quote || quote.lines.length !== cart.lines.length) return;
    const found = cart.lines.flatMap((line, index) => {
      const quoted = quote.lines[index];
      const hasMoved =
        quoted?.issues.some((issue) => issue === 'priceChanged' || issue === 'promoChanged') ?? false;
      if (!hasMoved || quoted?.priceMinor == null) return [];
      const key = lineKey(line);
      dispatchCart({
        type: 'priceUpdated',
        lineKey: key,
        priceMinor: quoted.priceMinor,
        promoId: quoted.promoId,
      });
      return [{ key, name: line.name, price: formatMoney(quoted.priceMinor, cart.venue.moneyFormat) }];
    });
    if (found.length === 0) return;
    // Not undone when the cart changes: the change of the cart is what this very effect has made.
    queueMicrotask(() => {
      const isNew = ({ key }: PriceChange) => !found.some((change) => change.key === key);
      setChanges((earlier) => [...earlier.filter(isNew), ...found]);
    });
  }, [cart, quote]);
  return changes;
}
