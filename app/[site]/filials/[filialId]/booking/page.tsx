import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { pageMetadata } from '@/lib/pages/seo/page-metadata';
import { homeSiteOf } from '@/lib/pages/seo/venue-metadata.server';
import { pageSite } from '@/lib/core/site/site.server';
import { loadVenueDetails } from '@/lib/ground/venues/venue-details.server';
import { BookingContent } from './booking-content';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, config } = await pageSite();
  const venue = await loadVenueDetails(site, (await params).filialId, config);
  if (typeof venue === 'string') return venue === 'unknown' ? notFoundMetadata('venue') : {};
  const t = await getTranslations('booking');
  const { id, name, address } = venue;
  const description = t('metaDescription', { name, address });
  const home = homeSiteOf(venue, site);
  return pageMetadata({
    site: home,
    path: paths.booking(id),
    title: [t('title'), name],
    description,
    picture: paths.venuePicture(id, home.language),
  });
}

/** A table at a venue: the same frame for everybody, its times loaded by day and party (BOOK-01). */
export default async function BookingPage({ params }: Props) {
  const { site, config } = await pageSite();
  const venue = await loadVenueDetails(site, (await params).filialId, config);
  if (venue === 'unknown') return <NotFoundScreen what="venue" />;
  const t = await getTranslations('booking');
  const isThere = venue !== 'unavailable';
  const backHref = isThere ? paths.details(venue.id) : paths.home();
  return (
    <AppShell
      site={site}
      route="booking"
      title={t('title')}
      titleIsHeading={false}
      backHref={backHref}
      hasBottomBar
    >
      <BookingContent site={site} venue={isThere ? venue : null} />
    </AppShell>
  );
}
