import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FailedPage } from '@/components/layout/failed-page';
import { AppShell } from '@/components/layout/app-shell';
import { TownLink } from '@/components/towns/town-link';
import { NoVenues } from '@/components/venues/no-venues';
import { VenueTiles } from '@/components/venues/venue-tiles';
import { pageSite } from '@/lib/site/site.server';
import { getCountry } from '@/lib/towns/towns.server';
import { loadHome } from '@/lib/venues/home.server';

export const revalidate = 300;

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** Home: what is on offer, near and popular in the town. */
export default async function HomePage() {
  const { site, place } = await pageSite();
  const t = await getTranslations('home');
  const { towns } = await getCountry(site.country, site.language);
  const town = towns.find(({ id }) => id === place.townId);
  const tiles = await loadHome(site, place, town?.coordinates);
  return (
    <AppShell site={site} route="home" town={<TownLink town={town} />}>
      <p className="display mt-1">{t('heading')}</p>
      {tiles === 'unavailable' ? (
        <FailedPage />
      ) : tiles.length === 0 ? (
        <NoVenues />
      ) : (
        <VenueTiles tiles={tiles} />
      )}
    </AppShell>
  );
}
