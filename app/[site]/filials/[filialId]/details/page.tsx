import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { VenueDetails } from '@/components/venues/venue-details';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { pageMetadata } from '@/lib/pages/seo/page-metadata';
import { homeSiteOf } from '@/lib/pages/seo/venue-metadata.server';
import { pageSite } from '@/lib/core/site/site.server';
import { detailsParts, loadDetailsPage } from '@/lib/ground/venues/details-page.server';
import { loadVenueDetails } from '@/lib/ground/venues/venue-details.server';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, config } = await pageSite();
  const venue = await loadVenueDetails(site, (await params).filialId, config);
  if (typeof venue === 'string') return venue === 'unknown' ? notFoundMetadata('venue') : {};
  const t = await getTranslations('details');
  const home = homeSiteOf(venue, site);
  return pageMetadata({
    site: home,
    path: paths.details(venue.id),
    title: [t('title'), venue.name],
    description: t('metaDescription', { name: venue.name, address: venue.address }),
    picture: paths.venuePicture(venue.id, home.language),
  });
}

/** A venue's hours, address, contacts and terms (NAV-14). */
export default async function DetailsPage({ params }: Props) {
  const { site, config } = await pageSite();
  const venue = await loadDetailsPage(site, (await params).filialId, config);
  if (venue === 'unknown') return <NotFoundScreen what="venue" />;
  const isThere = venue !== 'unavailable';
  return (
    <AppShell site={site} route="details" title={isThere ? venue.name : undefined} backHref={paths.home()}>
      {isThere ? (
        <VenueDetails venue={venue} country={site.country} {...await detailsParts(site, venue)} />
      ) : (
        <FailedPage />
      )}
    </AppShell>
  );
}
