import { FailedPage } from '@/components/layout/failed-page';
import { JsonLd } from '@/components/seo/json-ld';
import { LeadToTemporaryVenue } from '@/components/venues/lead-to-temporary-venue.client';
import { NoVenues } from '@/components/venues/no-venues';
import { env } from '@/lib/core/env/env';
import { listStories } from '@/lib/promos/stories.server';
import { organizationData } from '@/lib/pages/seo/organization-data';
import { homeMetadata } from '@/lib/pages/seo/place-metadata.server';
import { loadHome } from '@/lib/pages/home/home.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { otherServicesWithVenues } from '@/lib/ground/venues/served-services.server';
import { HomeContent } from './home-content';
import { ListingShell } from './listing-shell';

export const generateMetadata = homeMetadata;

/** Home: offers, venues nearby and popular dishes of the town. */
export default async function HomePage() {
  const where = await pagePlace();
  const { site, place, config } = where;
  const [rows, stories] = await Promise.all([
    loadHome(where),
    listStories(site, place, { brandId: config?.brandId ?? undefined }),
  ]);
  return (
    <ListingShell where={where} route="home">
      <LeadToTemporaryVenue />
      <JsonLd data={organizationData(env())} />
      {rows === 'unavailable' ? (
        <FailedPage />
      ) : rows.length === 0 ? (
        <NoVenues otherServices={await otherServicesWithVenues(where)} />
      ) : (
        <HomeContent where={where} rows={rows} stories={stories} />
      )}
    </ListingShell>
  );
}
