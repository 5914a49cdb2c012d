import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/core/paths/paths';
import { placePageMetadata } from '@/lib/pages/seo/place-metadata.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { BrandsPage } from '../brands-page';
import { BrandVenuesPage } from './brand-venues-page';

/** Shows the list of brands, and names that page as its canonical address. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('brands');
  return placePageMetadata({ path: paths.brands(), title: t('title'), description: t('description') });
}

/** The venues of the configuration's own brand; without one, the brands to choose from. */
export default async function BrandsFilialsPage() {
  const { config } = await pagePlace();
  return config?.brandId ? (
    <BrandVenuesPage brandId={config.brandId} />
  ) : (
    <BrandsPage route="brandsFilials" />
  );
}
