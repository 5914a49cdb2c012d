'use client';

import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import { CartDelivery, type VenueDelivery } from './cart-delivery.client';
import { useCart } from './use-cart';

/* A guest's first view has an empty cart. */
const CartAsideLines = onDemand(() =>
  import('./cart-aside-lines.client').then((module) => module.CartAsideLines),
);

/** The cart beside the menu, from 768 px on. */
export function CartAside({ delivery }: { delivery: VenueDelivery }) {
  const t = useTranslations('menu');
  const { cart } = useCart();
  return (
    <section className="card card--padded" aria-labelledby="cart-aside">
      <h2 id="cart-aside" className="title">
        {t('cart')}
      </h2>
      {cart ? (
        <>
          <CartAsideLines cart={cart} />
          <CartDelivery cart={cart} delivery={delivery} className="mt-3" />
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
