import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookableVenues } from '@/components/booking/bookable-venues';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { loadBookableVenues } from '@/lib/brands/bookable-venues.server';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { placePageMetadata } from '@/lib/pages/seo/place-metadata.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { ListingShell } from '../../../listing-shell';

type Props = { params: Promise<{ brandId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadBookableVenues(await pagePlace(), (await params).brandId);
  if (found === 'unknown') return notFoundMetadata();
  if (found === 'unavailable') return {};
  const t = await getTranslations('booking');
  const { brandId, brandName: brand } = found;
  if (brand === null) return privateMetadata(t('title'));
  return placePageMetadata({
    path: paths.brandBooking(brandId),
    title: t('venuesTitle', { brand }),
    description: t('venues', { brand }),
  });
}

/** The venues of a brand in the town that take reservations (BOOK-12). */
export default async function BrandBookingPage({ params }: Props) {
  const where = await pagePlace();
  const found = await loadBookableVenues(where, (await params).brandId);
  if (found === 'unknown') return <NotFoundScreen />;
  const t = await getTranslations('booking');
  const shell = { where, route: 'brandsBooking', hasSwitcher: false } as const;
  if (found === 'unavailable') {
    return (
      <ListingShell {...shell}>
        <FailedPage />
      </ListingShell>
    );
  }
  const { brandName: brand, venues } = found;
  return (
    <ListingShell {...shell} title={brand === null ? t('title') : t('venuesTitle', { brand })}>
      <BookableVenues venues={venues} />
    </ListingShell>
  );
}
