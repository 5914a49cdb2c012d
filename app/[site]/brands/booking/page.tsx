import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/core/paths/paths';
import { placePageMetadata } from '@/lib/pages/seo/place-metadata.server';
import { BrandsPage } from '../brands-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('brands');
  return placePageMetadata({
    path: paths.brandsBooking(),
    title: t('booking'),
    description: t('bookingDescription'),
  });
}

/** The brands that take reservations. */
export default function BrandsBookingPage() {
  return <BrandsPage route="brandsBooking" />;
}
