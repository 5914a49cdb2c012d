import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { StaticContent } from '@/components/ui/static-content.client';
import { NoVenues } from '@/components/venues/no-venues';
import { VenueCard } from '@/components/venues/venue-card';
import { VenueFeed } from '@/components/venues/venue-feed.client';
import { paths } from '@/lib/paths/paths';
import { pagePlace } from '@/lib/venues/place.server';
import { otherServicesWithVenues } from '@/lib/venues/served-services.server';
import { venueCardPage } from '@/lib/cards/venue-cards.server';
import { listFilteredOrNull } from '@/lib/cards/filtered-venues.server';
import type { DrawnPage, VenueCardPage } from '@/lib/venues/venue-card';
import { filterCode, isUnfiltered, NO_FILTERS, type ListFilters } from '@/lib/venues/venue-filters';
import { ListingShell } from '../listing-shell';

/** One page of the venues of a town; past the last page there is nothing. */
export async function VenuesPage({ page, filters = NO_FILTERS }: { page: number; filters?: ListFilters }) {
  const where = await pagePlace();
  const { site, place, town, config } = where;
  const venues = await listFilteredOrNull(
    site,
    { place, page, coordinates: town?.coordinates, brandId: config?.brandId ?? undefined },
    filters,
  );
  if (venues && page > venues.lastPage) return <NotFoundScreen />;
  return (
    <ListingShell where={where} route="filials">
      {!venues ? (
        <FailedPage />
      ) : venues.items.length === 0 && isUnfiltered(filters) ? (
        <NoVenues otherServices={await otherServicesWithVenues(where)} path={paths.venues()} />
      ) : (
        <VenueList
          page={await venueCardPage(venues, { site, service: place.service })}
          filters={filters}
          townName={town?.name}
          hasCategories={place.service !== 'express'}
        />
      )}
    </ListingShell>
  );
}

type VenueListProps = {
  page: VenueCardPage;
  filters: ListFilters;
  townName: string | undefined;
  hasCategories: boolean;
};

function VenueList({ page: { venues, ...drawn }, filters, townName, hasCategories }: VenueListProps) {
  const first = { ...drawn, filters };
  return (
    <ClientMessages namespaces={['venues', 'geolocation']}>
      <VenueFeed first={first} place={townName ? `${townName} · ` : ''} hasCategories={hasCategories}>
        <StaticContent as="div" name={staticName(first)} className="contents">
          {venues.map((venue, index) => (
            <VenueCard key={venue.id} venue={venue} priority={index === 0} heading="h2" />
          ))}
        </StaticContent>
      </VenueFeed>
    </ClientMessages>
  );
}

/** Of its own for each list: the browser keeps what it has read by this name. */
const staticName = ({ page, filters }: DrawnPage) =>
  ['venues', page, filterCode(filters)]
    .join('-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
