import { Store } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { FailedPage } from '@/components/layout/failed-page';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { BrandList } from '@/components/brands/brand-list';
import { NoVenues } from '@/components/venues/no-venues';
import { ListingShell } from '../listing-shell';
import { onlyOfSiteBrand, type Brand } from '@/lib/brands/brands';
import { listBrands } from '@/lib/brands/brands.server';
import { pagePlace } from '@/lib/venues/place.server';
import { otherServicesWithVenues } from '@/lib/venues/served-services.server';
import { paths } from '@/lib/paths/paths';
import { valueOrNull } from '@/lib/upstream/upstream-error';

/** The brands of the town: all of them, or those that take reservations. */
export async function BrandsPage({ route }: { route: 'brands' | 'brandsFilials' | 'brandsBooking' }) {
  const booking = route === 'brandsBooking';
  const where = await pagePlace();
  const t = await getTranslations('brands');
  const all = await valueOrNull(listBrands(where.site, { place: where.place, booking }));
  const brands = all && onlyOfSiteBrand(all, where.config?.brandId, ({ id }) => id);
  return (
    <ListingShell
      where={where}
      route={route}
      title={booking ? t('booking') : t('title')}
      hasSwitcher={!booking}
    >
      {!brands ? (
        <FailedPage />
      ) : booking ? (
        <BookingBrands brands={brands} />
      ) : brands.length === 0 ? (
        <NoVenues otherServices={await otherServicesWithVenues(where)} path={paths.brands()} />
      ) : (
        <BrandList brands={brands} />
      )}
    </ListingShell>
  );
}

/** Where a table can be booked, and how: by telephone, because nothing is booked here. */
async function BookingBrands({ brands }: { brands: readonly Brand[] }) {
  const t = await getTranslations();
  if (brands.length > 0) {
    return (
      <>
        <p className="muted mb-4">{t('brands.bookingHint')}</p>
        <BrandList brands={brands} />
      </>
    );
  }
  return (
    <EmptyState
      art={<Icon of={Store} />}
      title={t('brands.noBooking')}
      action={<ButtonLink href={paths.towns()}>{t('home.chooseTown')}</ButtonLink>}
    >
      {t('home.emptyText')}
    </EmptyState>
  );
}
