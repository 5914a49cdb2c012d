'use client';

import { useTranslations } from 'next-intl';
import { useCartChangeText } from '@/components/checkout/cart-changes.client';
import type { CartChange } from '@/components/checkout/use-cart-quote';
import type { BffError } from '@/lib/core/bff/client';
import { lineKey, type Cart } from '@/lib/cart/cart';
import { lineInput } from '@/lib/cart/quote.api';
import type { LineInput } from '@/lib/ground/ordering/line.schema';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import { refusedLinesOf } from '@/lib/orders/placing/refused-lines';

type RefusedListProps = {
  error: BffError;
  request: OrderRequest;
  cart: Cart;
  /** The changes that the next check has found. */
  changes: readonly CartChange[];
};

/** Of a refused order: the lines that are the reason (CART-21 to CART-25), and what has changed from what to what. */
export function RefusedList({ error, request, cart, changes }: RefusedListProps) {
  const text = useTranslations('cart');
  const wordsOf = useCartChangeText(cart.venue.moneyFormat);
  const lines = refusedLinesOf(error.details).flatMap(({ index, issue }) => {
    // Only of lines that were sent; one that was removed since is no longer reported.
    const line = cart.lines.find((other) => isSameLine(lineInput(other), request.lines[index]));
    const isChange = line && changes.some(({ key, kind }) => key === lineKey(line) && kind === issue);
    return line && !isChange ? [{ key: `${index}-${issue}`, issue, name: line.name }] : [];
  });
  if (lines.length + changes.length === 0) return null;
  return (
    <ul>
      {lines.map(({ key, issue, name }) => (
        <li key={key}>{text(`refused_${issue}`, { name })}</li>
      ))}
      {changes.map((one) => {
        const texts = wordsOf(one);
        return <li key={one.key}>{texts.text ? `${texts.title}. ${texts.text}` : texts.title}</li>;
      })}
    </ul>
  );
}

/** Whether a line is the one that was sent, whatever its count and price are now. */
function isSameLine(line: LineInput, sent: LineInput | undefined): boolean {
  const { productId, sizeId, additives } = line;
  return (
    productId === sent?.productId &&
    sizeId === sent.sizeId &&
    JSON.stringify(additives) === JSON.stringify(sent.additives)
  );
}
