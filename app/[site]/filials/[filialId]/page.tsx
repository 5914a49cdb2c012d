import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { JsonLd } from '@/components/seo/json-ld';
import { loadMenuPage } from '@/lib/menu/menu-page.server';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { venueMetadata, venuePageData } from '@/lib/pages/seo/venue-metadata.server';
import { pageSite } from '@/lib/core/site/site.server';
import { MenuScreen } from './menu-screen';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await pageSite();
  const loaded = await loadMenuPage((await params).filialId);
  if (typeof loaded === 'string') return loaded === 'unknown' ? notFoundMetadata('venue') : {};
  return venueMetadata(site, loaded.venue);
}

/** The menu of a venue for the chosen service. */
export default async function MenuPage({ params }: Props) {
  const { site } = await pageSite();
  const loaded = await loadMenuPage((await params).filialId);
  if (loaded === 'unknown') return <NotFoundScreen what="venue" />;
  if (loaded === 'unavailable') {
    const t = await getTranslations('venues');
    return (
      <AppShell site={site} route="menu" title={t('one')} backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
  return (
    <>
      <MenuScreen site={site} data={loaded} />
      <JsonLd data={await venuePageData(site, loaded)} />
    </>
  );
}
