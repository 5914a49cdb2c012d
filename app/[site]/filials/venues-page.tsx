import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { NoVenues } from '@/components/venues/no-venues';
import { paths } from '@/lib/core/paths/paths';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { otherServicesWithVenues } from '@/lib/ground/venues/served-services.server';
import { venueCardPage } from '@/lib/pages/cards/venue-cards.server';
import { listFilteredOrNull, listMoment } from '@/lib/pages/cards/filtered-venues.server';
import {
  hasCategories,
  isUnfiltered,
  NO_FILTERS,
  withoutCategory,
  type ListFilters,
} from '@/lib/ground/venues/venue-filters';
import { ListingShell } from '../listing-shell';
import { VenueList } from './venue-list';

/** One page of the venues of a town; past the last page there is nothing. */
export async function VenuesPage({
  page,
  filters: given = NO_FILTERS,
}: {
  page: number;
  filters?: ListFilters;
}) {
  const where = await pagePlace();
  const { site, place, town, config } = where;
  const isWithCategories = hasCategories(place.service);
  const filters = isWithCategories ? given : withoutCategory(given);
  const at = listMoment();
  const venues = await listFilteredOrNull(
    site,
    { place, page, coordinates: town?.coordinates, brandId: config?.brandId ?? undefined },
    filters,
    at,
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
          page={await venueCardPage(venues, { site, service: place.service, at })}
          filters={filters}
          townName={town?.name}
          timezone={(town?.config ?? venues.items[0]?.townConfig)?.timezone ?? 'UTC'}
          hasCategories={isWithCategories}
        />
      )}
    </ListingShell>
  );
}
