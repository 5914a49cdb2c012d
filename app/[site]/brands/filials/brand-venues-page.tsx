import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { BrandGroups } from '@/components/brands/brand-groups';
import { NoVenues } from '@/components/venues/no-venues';
import { paths } from '@/lib/core/paths/paths';
import { groupByBrand, onlyOfSiteBrand } from '@/lib/brands/brands';
import { listBrandVenues } from '@/lib/brands/brands.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { offersService } from '@/lib/ground/venues/venues';
import { venueCards } from '@/lib/pages/cards/venue-cards.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { ListingShell } from '../../listing-shell';

type BrandVenuesPageProps = { brandId: number; route?: 'brands' | 'brandsFilials' };

/** The town's venues of a brand and its sister brands for a service; on a brand's own site that brand's alone. */
export async function BrandVenuesPage({ brandId, route = 'brandsFilials' }: BrandVenuesPageProps) {
  const where = await pagePlace();
  const { site, place, config } = where;
  if (config?.brandId && config.brandId !== brandId) return <NotFoundScreen />;
  const venues = await listBrandVenues(site, brandId, place.townId).catch((error: unknown) => {
    if (error instanceof UpstreamError) return 'unavailable' as const;
    throw error;
  });
  if (venues === null) return <NotFoundScreen />;
  if (venues === 'unavailable') {
    return (
      <ListingShell where={where} route={route}>
        <FailedPage />
      </ListingShell>
    );
  }
  const isOwn = (venue: { brandId: number }) => venue.brandId === brandId;
  const all = onlyOfSiteBrand(venues.items, config?.brandId, (venue) => venue.brandId);
  const shown = all.filter((venue) => offersService(venue, place.service));
  const otherServices = where.services.filter((name) => all.some((venue) => offersService(venue, name)));
  const groups = await Promise.all(
    groupByBrand([...shown.filter(isOwn), ...shown.filter((venue) => !isOwn(venue))]).map(async (group) => ({
      brandName: group.brandName,
      venues: await venueCards(group.venues, { site, service: place.service }),
    })),
  );
  return (
    <ListingShell where={where} route={route} title={config?.title ?? all.find(isOwn)?.brandName}>
      {groups.length === 0 ? (
        <NoVenues otherServices={otherServices} path={paths.brandVenues(brandId)} />
      ) : (
        <BrandGroups groups={groups} />
      )}
    </ListingShell>
  );
}
