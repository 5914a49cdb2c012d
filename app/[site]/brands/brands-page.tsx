import { getTranslations } from 'next-intl/server';
import { FailedPage } from '@/components/layout/failed-page';
import { BrandList } from '@/components/brands/brand-list';
import { NoVenues } from '@/components/venues/no-venues';
import { ListingShell } from '../listing-shell';
import { BookingBrands } from './booking-brands';
import { onlyOfSiteBrand } from '@/lib/brands/brands';
import { listBrands } from '@/lib/brands/brands.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { otherServicesWithVenues } from '@/lib/ground/venues/served-services.server';
import { paths } from '@/lib/core/paths/paths';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';

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
