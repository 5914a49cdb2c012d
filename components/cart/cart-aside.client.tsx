'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter.client';
import { cartSumMinor, lineKey, lineSumMinor } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { formatMoney } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import { joinShortWords } from '@/lib/text/short-words';
import { MAX_COUNT } from '@/lib/ordering/limits';
import { useCart } from './use-cart';

/** The cart beside the menu, from 768 px on. */
export function CartAside() {
  const t = useTranslations('menu');
  const { cart } = useCart();
  return (
    <section className="card card--padded" aria-labelledby="cart-aside">
      <h2 id="cart-aside" className="title">
        {t('cart')}
      </h2>
      {cart ? (
        <>
          <p className="muted caption">{cart.venue.name}</p>
          <ul className="mt-3 grid max-h-96 gap-2.5 overflow-y-auto">
            {cart.lines.map((line) => (
              <li key={lineKey(line)} className="flex items-center gap-3">
                <div className="flex-fill">
                  <p className="font-medium">{joinShortWords(line.name)}</p>
                  <p className="caption muted number">
                    {formatMoney(lineSumMinor(line), cart.venue.moneyFormat)}
                  </p>
                </div>
                <Counter
                  value={line.count}
                  onChange={(count) => dispatchCart({ type: 'countChanged', lineKey: lineKey(line), count })}
                  max={MAX_COUNT}
                  removable
                  look="slim"
                  labels={{ group: line.name, less: t('less'), more: t('more'), remove: t('remove') }}
                />
              </li>
            ))}
          </ul>
          <ButtonLink href={paths.cart()} big split className="mt-4">
            <span>{t('toCheckout')}</span>
            <span className="number">{formatMoney(cartSumMinor(cart.lines), cart.venue.moneyFormat)}</span>
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="mt-2 font-semibold">{t('cartEmpty')}</p>
          <p className="muted">{t('cartEmptyText')}</p>
        </>
      )}
    </section>
  );
}
