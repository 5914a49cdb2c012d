'use client';

import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useCart } from '@/components/cart/use-cart';
import { useMenu, type SetFieldProps } from '@/components/menu/use-menu';
import { Icon } from '@/components/ui/icon';
import { crossSellQuery } from '@/lib/menu/cross-sell.api';
import { needsChoice } from '@/lib/menu/menu';
import { canBeAdded } from '@/lib/menu/menu-services';
import { picturedFirst } from '@/lib/kiosk/pictured-first';
import { OfferContent } from './offer-content';

/** Dishes that make a set of one. */
const MAX_PARTS = 2;

/** Dishes that go with this one, to be taken together with it: none is ticked before the guest does it (KIOSK-32). */
export function SetField({ productId, chosen, onChoose }: SetFieldProps) {
  const t = useTranslations('menu');
  const { venue, services } = useMenu();
  const { cart } = useCart();
  const { data } = useQuery(crossSellQuery(venue.id, [productId], services.chosen));
  const inCart = new Set(cart?.lines.map((line) => line.productId));
  const parts = (data ?? [])
    .filter(
      (product) =>
        product.id !== productId &&
        !inCart.has(product.id) &&
        canBeAdded(product, services) &&
        !needsChoice(product),
    )
    .sort(picturedFirst)
    .slice(0, MAX_PARTS);
  if (parts.length === 0) return null;
  const isChosen = (id: number) => chosen.some((product) => product.id === id);
  return (
    <fieldset className="kiosk-set">
      <legend className="title">{t('makeSet')}</legend>
      <div className="kiosk-offers">
        {parts.map((product) => (
          <label key={product.id} className="card kiosk-offer">
            <input
              type="checkbox"
              className="kiosk-offer__tick"
              checked={isChosen(product.id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, product] : chosen.filter(({ id }) => id !== product.id))
              }
            />
            <OfferContent
              product={product}
              moneyFormat={venue.moneyFormat}
              action={<Icon of={isChosen(product.id) ? Check : Plus} />}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
