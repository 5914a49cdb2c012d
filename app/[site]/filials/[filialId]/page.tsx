import type { Metadata } from 'next';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { loadMenuPage } from '@/lib/menu/menu-page.server';
import { paths } from '@/lib/paths/paths';
import { pageSite } from '@/lib/site/site.server';
import { MenuScreen } from './menu-screen';

export const revalidate = 120;

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { filialId: string }[] {
  return [];
}

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await pageSite();
  const loaded = await loadMenuPage(site, (await params).filialId);
  if (typeof loaded === 'string') return {};
  const { venue } = loaded;
  return {
    title: venue.name,
    description: venue.description,
    alternates: { canonical: paths.menu(venue.id) },
  };
}

/** The menu of a venue. */
export default async function MenuPage({ params }: Props) {
  const { site } = await pageSite();
  const loaded = await loadMenuPage(site, (await params).filialId);
  if (loaded === 'unknown') return <NotFoundScreen what="venue" />;
  if (loaded === 'unavailable') {
    return (
      <AppShell site={site} route="menu" backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
  return <MenuScreen site={site} data={loaded} />;
}
