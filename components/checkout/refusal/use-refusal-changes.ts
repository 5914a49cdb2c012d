import { useState } from 'react';
import { lineKey, type Cart } from '@/lib/cart/cart';
import type { CartChange } from '@/components/checkout/use-cart-quote';
import type { Placing } from '@/components/checkout/placing/use-place-order';

const NONE: readonly CartChange[] = [];

/** Changes of prices and promotions, by where they are shown. */
interface AnnouncedChanges {
  /** Found since Order was pressed, of lines that are still in the cart: shown with the refusal. */
  refusalChanges: readonly CartChange[];
  /** Not part of a refusal: each can be dismissed. */
  otherChanges: readonly CartChange[];
}

/** Separates the changes behind a refusal from earlier ones, and from those of removed lines. */
export function useRefusalChanges(
  changes: readonly CartChange[],
  cart: Cart,
  placing: Placing,
): AnnouncedChanges {
  const [press, setPress] = useState({ placing, before: NONE });
  if (press.placing !== placing) {
    const isPressed = placing.kind === 'sending' && press.placing.kind !== 'sending';
    setPress({ placing, before: isPressed ? changes : press.before });
  }
  if (placing.kind !== 'refused') return { refusalChanges: NONE, otherChanges: changes };
  const keys = cart.lines.map(lineKey);
  const isOfRefusal = (one: CartChange) => !press.before.includes(one) && keys.includes(one.key);
  return {
    refusalChanges: changes.filter(isOfRefusal),
    otherChanges: changes.filter((one) => !isOfRefusal(one)),
  };
}
