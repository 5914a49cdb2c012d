'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { toasts } from '@/components/ui/toasts';
import { takeOrderAfterSignIn, type PressedOrder } from '@/lib/checkout/order-after-sign-in';
import { replaceAddressSoon } from '@/lib/paths/replace-address';
import { paths } from '@/lib/paths/paths';

type OrderAfterSignIn = {
  cartId: string;
  toPayMinor: number;
  /** The sign-in or the check of the cart has come to nothing: the diner goes on by hand. */
  hasFailed: boolean;
  /** The diner is signed in, and the cart was checked for them. */
  isChecked: boolean;
  /** Nothing stands between the cart and its order. */
  canOrder: boolean;
  order: () => void;
};

/**
 * Goes on with the order that a guest has pressed, once the sign-in leads back here: of the same cart and the same sum only
 * (CHK-24). Where something has changed meanwhile, the diner looks and presses again.
 * @returns whether it still waits for the cart to be checked
 */
export function useOrderAfterSignIn({
  cartId,
  toPayMinor,
  hasFailed,
  isChecked,
  canOrder,
  order,
}: OrderAfterSignIn): boolean {
  const t = useTranslations('checkout');
  const [pressed, setPressed] = useState<PressedOrder | null>(null);

  useEffect(
    () =>
      replaceAddressSoon((address) => {
        // Taken in any case: who came here by another way has given that order up.
        const found = takeOrderAfterSignIn();
        if (!address.searchParams.has('signed-in')) return null;
        setPressed(found);
        return paths.cart();
      }),
    [],
  );

  useEffect(() => {
    // Who comes back without signing in may change the order before signing in another way.
    const giveUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) takeOrderAfterSignIn();
    };
    window.addEventListener('pageshow', giveUp);
    return () => window.removeEventListener('pageshow', giveUp);
  }, []);

  useEffect(() => {
    if (pressed === null || (!isChecked && !hasFailed)) return;
    // What the check changes in the cart comes with the next rendering, which puts this off.
    const timer = setTimeout(() => {
      setPressed(null);
      if (hasFailed) return;
      if (pressed.cartId === cartId && pressed.toPayMinor === toPayMinor && canOrder) order();
      // Why a cart cannot be ordered is said at its button.
      else if (canOrder) toasts.show({ text: t('changedMeanwhile') });
    });
    return () => clearTimeout(timer);
  }, [pressed, hasFailed, isChecked, canOrder, cartId, toPayMinor, order, t]);

  return pressed !== null;
}
