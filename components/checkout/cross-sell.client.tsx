'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { Skeleton } from '@/components/ui/skeleton';
import { SoftLink } from '@/components/ui/soft-link';
import { useMoney } from '@/components/ui/use-money';
import type { Cart } from '@/lib/cart/cart';
import { track } from '@/lib/core/analytics/track';
import { newCartId } from '@/lib/cart/cart-id';
import { dispatchCart } from '@/lib/cart/cart-store';
import { lineOf } from '@/lib/cart/line-of';
import { crossSellQuery } from '@/lib/menu/cross-sell.api';
import { needsChoice, paidPriceMinor, type Product } from '@/lib/menu/menu';
import { paths } from '@/lib/core/paths/paths';
import type { ServiceName } from '@/lib/core/site/site';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { focusCart } from './cart-focus';

/** Products recommended with the cart (MENU-46), added with one press. */
export function CrossSell({ cart, service }: { cart: Cart; service: ServiceName }) {
  const t = useTranslations('cart');
  const ids = cart.lines.map(({ productId }) => productId);
  const { data, isPending } = useQuery(crossSellQuery(cart.venue.id, ids, service));
  const products = (data ?? []).filter(({ id }) => !ids.includes(id));
  // Its space is reserved, so that the content below does not shift under a finger.
  if (isPending) return <Skeleton shape="card" className="h-30 w-full" />;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="cross-sell" className="min-h-30 pt-1">
      <h2 id="cross-sell" className="title mb-2">
        {t('crossSell')}
      </h2>
      {/* Another service has another list, scrolled to its beginning. */}
      <Rail key={service}>
        {products.map((product) => (
          <li key={product.id}>
            <Offer product={product} cart={cart} />
          </li>
        ))}
      </Rail>
    </section>
  );
}

function Offer({ product, cart }: { product: Product; cart: Cart }) {
  const menu = useTranslations('menu');
  const money = useMoney(cart.venue.moneyFormat);
  const texts = (
    <>
      <span className="cross-sell__picture">
        {product.imageUrl ? <Picture source={product.imageUrl} alt="" sizes="64px" widths={[320]} /> : null}
      </span>
      <span className="cross-sell__name">{withNonBreakingSpaces(product.name)}</span>
      <span className="cross-sell__foot">
        <b className="number">{money(paidPriceMinor(product))}</b>
        <span className="visually-hidden">{menu('addToCart')}</span>
        <Glyph name="plus" size="small" />
      </span>
    </>
  );
  if (needsChoice(product)) {
    return (
      <SoftLink className="card cross-sell" href={paths.product(cart.venue.id, product.id)}>
        {texts}
      </SoftLink>
    );
  }
  const add = () => {
    const { venue } = cart;
    dispatchCart({ type: 'lineAdded', venue, newCartId: newCartId(), line: lineOf(product) });
    // Dishes in the cart are not offered.
    focusCart(cart.lines.length + 1);
    track('line_added', { venueId: venue.id, productId: product.id, count: 1 });
  };
  return (
    <button type="button" className="card cross-sell" onClick={add}>
      {texts}
    </button>
  );
}
