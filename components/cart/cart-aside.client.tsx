'use client';

import { useTranslations } from 'next-intl';
import { CartAsideLines } from './cart-aside-lines.client';
import type { VenueDelivery } from './cart-delivery.client';
import { EmptyCart } from './empty-cart';
import { useCart } from './use-cart';

/**
 * The cart beside a menu or Home.
 * @param delivery how the menu's venue delivers; without it nothing is said of what a delivery costs
 */
export function CartAside({ delivery }: { delivery?: VenueDelivery }) {
  const t = useTranslations('menu');
  const { cart } = useCart();
  if (!cart) return <EmptyCart />;
  return (
    <section className="card card--padded" aria-labelledby="cart-aside">
      <h2 id="cart-aside" className="title">
        {t('cart')}
      </h2>
      <CartAsideLines cart={cart} delivery={delivery} />
    </section>
  );
}
