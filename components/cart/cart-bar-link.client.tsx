'use client';

import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { useMoney } from '@/components/ui/use-money';
import type { Cart } from '@/lib/cart/cart';
import { cartSumMinor, fullCartSumMinor, piecesIn } from '@/lib/cart/line-sums';
import { roundAmount } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { CartDelivery, type VenueDelivery } from './cart-delivery.client';

/**
 * The floating link to the cart: pieces, label, sum and what is saved of it, and over it what is missing to the minimum or to a
 * cheaper delivery.
 */
export function CartBarLink({ cart, delivery }: { cart: Cart; delivery?: VenueDelivery }) {
  const t = useTranslations('menu');
  const sumMinor = cartSumMinor(cart.lines);
  // A saving that would be written as 0 is none (MON-29).
  const savedMinor = roundAmount(fullCartSumMinor(cart.lines) - sumMinor, cart.venue.moneyFormat.rounding);
  const money = useMoney(cart.venue.moneyFormat);
  return (
    <div className="cart-bar">
      {delivery ? <CartDelivery cart={cart} delivery={delivery} className="cart-bar__delivery" /> : null}
      <SoftLink prefetch href={paths.cart()} className="button button--main button--big button--split">
        <span className="flex items-center gap-2.5">
          <span className="cart-bar__count">{piecesIn(cart)}</span>
          {t('cart')}
        </span>
        <span className="number text-right">
          <span>{money(sumMinor)}</span>
          {savedMinor > 0 ? (
            <span className="cart-bar__saved">{t('saved', { amount: money(savedMinor) })}</span>
          ) : null}
        </span>
      </SoftLink>
    </div>
  );
}
