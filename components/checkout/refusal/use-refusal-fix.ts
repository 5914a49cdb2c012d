'use client';

import { useTranslations } from 'next-intl';
import type { BffError } from '@/lib/core/bff/client';
import { refusedCountryOf } from '@/lib/orders/placing/refused-country';
import { paths } from '@/lib/core/paths/paths';
import { SERVICES } from '@/lib/core/site/service-names';
import type { OrderProblem } from '@/components/checkout/order-dock.client';
import { CONSENT_ID } from '@/components/ui/consent-texts';
import { unfoldRow } from '@/components/ui/folding-row.client';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { useCountryChange } from '@/components/checkout/use-country-change';

const focusOn = (id: string) => () => document.getElementById(id)?.focus();

type RefusalFix = NonNullable<OrderProblem['fix']>;

/** The fix for a refused order, where it takes one tap; the cart shows the others by itself. */
export function useRefusalFix({
  addressSheet,
  cart,
  change,
  checked,
  chooseService,
  kind,
  payments,
  typeTable,
}: CheckoutState): (error: BffError) => RefusalFix | null {
  const t = useTranslations('checkout');
  const cartText = useTranslations('cart');
  const elsewhere = { label: cartText('toVenues'), href: paths.venues() };
  const toCountry = useCountryChange();
  return ({ code, details }) => {
    switch (code) {
      case 'venue/other-country': {
        const country = refusedCountryOf(details);
        return country === null ? elsewhere : toCountry(country);
      }
      case 'venue/not-found':
      case 'order/refused':
        return elsewhere;
      case 'consent/required':
        return { label: t('toConsent'), run: focusOn(CONSENT_ID) };
      case 'order/age':
        return { label: t('toAge'), run: focusOn('age') };
      case 'delivery/suspended':
        return checked.quote?.venue.services.includes(SERVICES.takeaway.id)
          ? { label: t('orderTakeaway'), run: () => chooseService('takeaway') }
          : elsewhere;
      case 'order/table-required':
      case 'order/table-unknown':
      case 'table/scan-again':
        return {
          label: t('giveTable'),
          run: () => {
            typeTable('');
            // The field appears once the scanned table is replaced by it.
            setTimeout(focusOn('table-number'), 0);
          },
        };
      case 'order/time':
      case 'venue/closed':
        return kind === 'micromarket'
          ? elsewhere
          : { label: t('chooseTime'), run: () => unfoldRow('wanted-at') };
      case 'order/payment':
      case 'payment/return-address':
        return payments.length > 1
          ? { label: t('choosePayment'), run: () => unfoldRow('payment') }
          : elsewhere;
      case 'delivery/out-of-zone':
        return { label: t('otherAddress'), run: addressSheet.open };
      case 'order/below-minimum':
        return { label: t('addDishes'), href: paths.menu(cart.venue.id) };
      case 'order/above-maximum':
        return { label: t('toLines'), run: focusOn('cart-venue') };
      case 'order/promo-code':
        return { label: t('dropPromo'), run: () => change({ promoCode: null }) };
      case 'order/bonuses':
        return { label: t('dropBonuses'), run: () => change({ bonusesMinor: 0 }) };
      default:
        return null;
    }
  };
}
