import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LeadToTemporaryVenue } from '@/components/venues/lead-to-temporary-venue.client';
import { paths } from '@/lib/core/paths/paths';
import { placePageMetadata } from '@/lib/pages/seo/place-metadata.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { BrandsPage } from './brands-page';
import { BrandVenuesPage } from './filials/brand-venues-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('brands');
  return placePageMetadata({ path: paths.brands(), title: t('title'), description: t('description') });
}

/** The town's brands, or the one brand of a configuration; replaces Home if the configuration says so. */
export default async function BrandsIndexPage() {
  const { config } = await pagePlace();
  return (
    <>
      {config?.isBrandListHome ? <LeadToTemporaryVenue /> : null}
      {config?.brandId ? (
        <BrandVenuesPage brandId={config.brandId} route="brands" />
      ) : (
        <BrandsPage route="brands" />
      )}
    </>
  );
}
