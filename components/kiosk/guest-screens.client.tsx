'use client';

import { useEffect } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { changeGuest, type KioskStep } from '@/lib/kiosk/guest';
import { CheckoutScreen } from './checkout-screen.client';
import type { GuestScreensProps } from './kiosk-props';
import { MenuScreen } from './menu-screen.client';

/** The guest's steps: the menu, the order, and the payment. */
export function GuestScreens(props: GuestScreensProps) {
  const { cart } = useCart();
  const go = (step: KioskStep) => changeGuest({ step });
  // An emptied order leads back to the menu, and the step with it: else the next dish would open the review.
  const isEmptied = cart === null && props.guest.step !== 'menu';
  const step = cart === null ? 'menu' : props.guest.step;
  useEffect(() => {
    if (isEmptied) changeGuest({ step: 'menu' });
  }, [isEmptied]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);
  if (step === 'menu' || cart === null)
    return <MenuScreen {...props} cart={cart} onReview={() => go('review')} />;
  return <CheckoutScreen {...props} cart={cart} step={step} onStep={go} />;
}
