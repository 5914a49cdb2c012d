import { useTranslations } from 'next-intl';
import { paths } from '@/lib/paths/paths';
import type { CountryCode } from '@/lib/site/site';
import type { OrderProblem } from './order-dock.client';

/** The way on to the site of the venue's country, with the cart. */
export function useCountryChange(): (country: CountryCode) => NonNullable<OrderProblem['fix']> {
  const t = useTranslations('checkout');
  return (country) => ({
    label: t(`toCountry_${country}`),
    // Reloaded: texts, prices and what may be sold are those of another site.
    run: () => window.location.assign(paths.cartInCountry(country)),
  });
}
