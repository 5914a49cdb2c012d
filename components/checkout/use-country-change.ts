import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/paths/paths';
import type { CountryCode } from '@/lib/core/site/site';
import type { OrderProblem } from './order-dock.client';

/** Switches to the site of the venue's country, with the cart. */
export function useCountryChange(): (country: CountryCode) => NonNullable<OrderProblem['fix']> {
  const t = useTranslations('checkout');
  return (country) => ({
    label: t(`toCountry_${country}`),
    // A full reload: messages, prices and allowed products are those of another site.
    run: () => window.location.assign(paths.cartInCountry(country)),
  });
}
