'use client';

import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import type { VenueDelivery } from './cart-delivery.client';
import { EmptyCart } from './empty-cart';
import { useCart } from './use-cart';

/* A guest's first view has an empty cart. */
const CartAsideLines = onDemand(() => import('./cart-parts').then((module) => module.CartAsideLines));

/**
 * The cart beside a menu, from 768 px on, or beside Home.
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
