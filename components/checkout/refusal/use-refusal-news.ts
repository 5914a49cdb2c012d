import { useState } from 'react';
import { lineKey, type Cart } from '@/lib/cart/cart';
import type { CartNews } from '@/components/checkout/use-cart-quote';
import type { Placing } from '@/components/checkout/placing/use-place-order';

const NONE: readonly CartNews[] = [];

/** What has moved, by where it is told. */
interface ToldNews {
  /** Found since Order was pressed, of lines that are still in the cart: told with the refusal. */
  refusalNews: readonly CartNews[];
  /** No part of a refusal: each can be put away. */
  otherNews: readonly CartNews[];
}

/** Parts what a refused order was refused over from what had moved before it, or is of a line that is gone. */
export function useRefusalNews(news: readonly CartNews[], cart: Cart, placing: Placing): ToldNews {
  const [press, setPress] = useState({ placing, before: NONE });
  if (press.placing !== placing) {
    const isPressed = placing.kind === 'sending' && press.placing.kind !== 'sending';
    setPress({ placing, before: isPressed ? news : press.before });
  }
  if (placing.kind !== 'refused') return { refusalNews: NONE, otherNews: news };
  const keys = cart.lines.map(lineKey);
  const isOfRefusal = (one: CartNews) => !press.before.includes(one) && keys.includes(one.key);
  return {
    refusalNews: news.filter(isOfRefusal),
    otherNews: news.filter((one) => !isOfRefusal(one)),
  };
}
