import { useState } from 'react';
import { lineKey, type Cart } from '@/lib/cart/cart';
import type { CartChange } from '@/components/checkout/use-cart-quote';
import type { Placing } from '@/components/checkout/placing/use-place-order';

const NONE: readonly CartChange[] = [];

/** What has moved, by where it is told. */
interface AnnouncedChanges {
  /** Found since Order was pressed, of lines that are still in the cart: told with the refusal. */
  refusalChanges: readonly CartChange[];
  /** No part of a refusal: each can be put away. */
  otherChanges: readonly CartChange[];
}

/** Parts what a refused order was refused over from what had moved before it, or is of a line that is gone. */
export function useRefusalChanges(
  news: readonly CartChange[],
  cart: Cart,
  placing: Placing,
): AnnouncedChanges {
  const [press, setPress] = useState({ placing, before: NONE });
  if (press.placing !== placing) {
    const isPressed = placing.kind === 'sending' && press.placing.kind !== 'sending';
    setPress({ placing, before: isPressed ? news : press.before });
  }
  if (placing.kind !== 'refused') return { refusalChanges: NONE, otherChanges: news };
  const keys = cart.lines.map(lineKey);
  const isOfRefusal = (one: CartChange) => !press.before.includes(one) && keys.includes(one.key);
  return {
    refusalChanges: news.filter(isOfRefusal),
    otherChanges: news.filter((one) => !isOfRefusal(one)),
  };
}
