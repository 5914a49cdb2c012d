import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { TownLink } from '@/components/towns/town-link';
import { NoVenues } from '@/components/venues/no-venues';
import { VenueList } from '@/components/venues/venue-list';
import { pageSite } from '@/lib/site/site.server';
import { getCountry } from '@/lib/towns/towns.server';
import { listVenuesOrNull } from '@/lib/venues/venues.server';

/** One page of the venues of a town; past the last page there is nothing. */
export async function VenuesPage({ page }: { page: number }) {
  const { site, place } = await pageSite();
  const { towns } = await getCountry(site.country, site.language);
  const town = towns.find(({ id }) => id === place.townId);
  const venues = await listVenuesOrNull(site, { place, page, coordinates: town?.coordinates });
  if (venues && page > venues.lastPage) return <NotFoundScreen />;
  return (
    <AppShell site={site} route="filials" town={<TownLink town={town} />}>
      {!venues ? (
        <FailedPage />
      ) : venues.items.length === 0 ? (
        <NoVenues />
      ) : (
        <VenueList venues={venues} townName={town?.name} />
      )}
    </AppShell>
  );
}
