'use client';

import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { cartSumMinor, piecesIn } from '@/lib/cart/cart';
import { formatMoney } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import { useCart } from './use-cart';

/** The floating link to the cart: pieces, label, sum. Shown while something is in the cart. */
export function CartBar() {
  const t = useTranslations('menu');
  const { cart } = useCart();
  if (!cart) return null;
  return (
    <div className="cart-bar dialog:hidden">
      <SoftLink href={paths.cart()} className="button button--main button--big button--split">
        <span className="flex items-center gap-2.5">
          <span className="cart-bar__count">{piecesIn(cart)}</span>
          {t('cart')}
        </span>
        <span className="number">{formatMoney(cartSumMinor(cart.lines), cart.venue.moneyFormat)}</span>
      </SoftLink>
    </div>
  );
}
