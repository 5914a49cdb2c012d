import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { NoVenues } from '@/components/venues/no-venues';
import { VenueFeed } from '@/components/venues/venue-feed.client';
import { paths } from '@/lib/paths/paths';
import { pagePlace } from '@/lib/venues/place.server';
import { otherServicesWithVenues } from '@/lib/venues/served-services.server';
import { venueCardPage } from '@/lib/venues/venue-cards.server';
import { listVenuesOrNull } from '@/lib/venues/venues.server';
import { ListingShell } from '../listing-shell';

/** One page of the venues of a town; past the last page there is nothing. */
export async function VenuesPage({ page }: { page: number }) {
  const where = await pagePlace();
  const { site, place, town, config } = where;
  const venues = await listVenuesOrNull(site, {
    place,
    page,
    coordinates: town?.coordinates,
    brandId: config?.brandId ?? undefined,
  });
  if (venues && page > venues.lastPage) return <NotFoundScreen />;
  return (
    <ListingShell where={where} route="filials">
      {!venues ? (
        <FailedPage />
      ) : venues.items.length === 0 ? (
        <NoVenues otherServices={await otherServicesWithVenues(where)} path={paths.venues()} />
      ) : (
        <ClientMessages namespaces={['venues', 'geolocation']}>
          <VenueFeed
            first={await venueCardPage(venues, site.language)}
            place={town ? `${town.name} · ` : ''}
            hasCategories={place.service !== 'express'}
          />
        </ClientMessages>
      )}
    </ListingShell>
  );
}
