'use client';

import { useTranslations } from 'next-intl';
import { useCart } from '@/components/cart/use-cart';
import { useMenu } from '@/components/menu/use-menu';
import { Counter } from '@/components/ui/counter.client';
import { useMoney } from '@/components/ui/use-money';
import { lineKey, maxPieces } from '@/lib/cart/cart';
import { cartSumMinor, piecesIn } from '@/lib/cart/line-sums';
import { dispatchCart } from '@/lib/cart/cart-store';
import { paths } from '@/lib/core/paths/paths';

/** The scanned goods that are in the cart, the latest first, and the way to the cart. */
export function ScannedLines({ productIds }: { productIds: readonly number[] }) {
  const t = useTranslations('scanner');
  const menu = useTranslations('menu');
  const { venue } = useMenu();
  const { cart } = useCart();
  const money = useMoney(venue.moneyFormat);
  if (cart?.venue.id !== venue.id) return null;
  const lines = productIds.flatMap((id) => cart.lines.findLast(({ productId }) => productId === id) ?? []);
  return (
    <>
      {lines.length > 0 ? (
        <section aria-labelledby="scanned">
          <h2 id="scanned" className="title mb-2">
            {t('scanned')}
          </h2>
          <ul className="list-rows card">
            {lines.map((line) => (
              <li key={lineKey(line)} className="flex items-center gap-3 px-4 py-2">
                <span className="min-w-0 flex-fill">
                  {line.name}
                  <span className="number block text-ink-soft">{money(line.priceMinor)}</span>
                </span>
                <Counter
                  value={line.count}
                  max={maxPieces(cart.lines, line)}
                  removable
                  onChange={(count) => dispatchCart({ type: 'countChanged', lineKey: lineKey(line), count })}
                  labels={{
                    group: `${menu('count')}: ${line.name}`,
                    less: menu('less'),
                    more: menu('more'),
                    remove: menu('remove'),
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {/* Opened by the browser: the page of the cart may neither use the camera nor run an engine. */}
      <a href={paths.cart()} className="button button--main button--big button--split button--wide">
        <span className="flex items-center gap-2.5">
          <span className="cart-bar__count">{piecesIn(cart)}</span>
          {menu('cart')}
        </span>
        <span className="number">{money(cartSumMinor(cart.lines))}</span>
      </a>
    </>
  );
}
