import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { TownList } from '@/components/towns/town-list';
import { paths } from '@/lib/paths/paths';
import { pageSite } from '@/lib/site/site.server';
import { getTowns } from '@/lib/towns/towns.server';
import { UpstreamError } from '@/lib/upstream/upstream-error';

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('towns');
  return { title: t('title') };
}

/** The towns of the country; each leads to its restaurants. */
export default async function TownsPage() {
  const { site } = await pageSite();
  const t = await getTranslations('towns');
  const towns = await getTowns(site.country, site.language).catch((error: unknown) => {
    if (error instanceof UpstreamError) return [];
    throw error;
  });
  return (
    <AppShell site={site} route="towns" title={t('title')} backHref={paths.home()}>
      {towns.length === 0 ? <FailedPage /> : <TownList towns={towns} country={site.country} />}
    </AppShell>
  );
}
