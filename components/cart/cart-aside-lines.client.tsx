'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter.client';
import { useMoney } from '@/components/ui/use-money';
import { lineKey, maxPieces, type Cart } from '@/lib/cart/cart';
import { cartSumMinor } from '@/lib/cart/line-sums';
import { dispatchCart } from '@/lib/cart/cart-store';
import { writtenLineSums } from '@/lib/cart/written-cart';
import { paths } from '@/lib/core/paths/paths';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { CartDelivery, type VenueDelivery } from './cart-delivery.client';

/** The lines of the cart beside the menu, the link to it, and its delivery terms below. */
export function CartAsideLines({ cart, delivery }: { cart: Cart; delivery?: VenueDelivery }) {
  const t = useTranslations('menu');
  const money = useMoney(cart.venue.moneyFormat);
  const sums = writtenLineSums(cart.lines, cart.venue.moneyFormat.rounding);
  return (
    <>
      <p className="muted caption">{cart.venue.name}</p>
      <ul className="mt-3 grid max-h-96 gap-2.5 overflow-y-auto">
        {cart.lines.map((line, index) => (
          <li key={lineKey(line)} className="flex items-center gap-3">
            <div className="flex-fill">
              <p className="font-medium">{withNonBreakingSpaces(line.name)}</p>
              <p className="caption muted number">{money(sums[index] ?? 0)}</p>
            </div>
            <Counter
              value={line.count}
              onChange={(count) => dispatchCart({ type: 'countChanged', lineKey: lineKey(line), count })}
              max={Math.max(line.count, maxPieces(cart.lines, line))}
              removable
              look="slim"
              labels={{ group: line.name, less: t('less'), more: t('more'), remove: t('remove') }}
            />
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.cart()} big split className="mt-4">
        <span>{t('toCheckout')}</span>
        <span className="number">{money(cartSumMinor(cart.lines))}</span>
      </ButtonLink>
      {delivery ? <CartDelivery cart={cart} delivery={delivery} className="mt-3" /> : null}
    </>
  );
}
