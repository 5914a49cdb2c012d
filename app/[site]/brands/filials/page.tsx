import { pagePlace } from '@/lib/venues/place.server';
import { BrandsPage } from '../brands-page';
import { BrandVenuesPage } from './brand-venues-page';

export const revalidate = 300;

/** The venues of the configuration's own brand; without one, the brands to choose from. */
export default async function BrandsFilialsPage() {
  const { config } = await pagePlace();
  return config?.brandId ? <BrandVenuesPage brandId={config.brandId} /> : <BrandsPage />;
}
