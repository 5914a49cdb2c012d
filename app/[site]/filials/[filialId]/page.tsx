import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CartAside } from '@/components/cart/cart-aside.client';
import { CartBar } from '@/components/cart/cart-bar.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { MenuProvider } from '@/components/menu/menu-context.client';
import { MenuSections } from '@/components/menu/menu-sections';
import { VenueHead } from '@/components/venues/venue-head';
import { loadMenuPage } from '@/lib/menu/menu-page.server';
import { quickestMinutes } from '@/lib/menu/menu';
import { paths } from '@/lib/paths/paths';
import { DEFAULT_SERVICE, SERVICES } from '@/lib/site/site';
import { pageSite } from '@/lib/site/site.server';

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
  if (loaded === 'unknown') notFound();
  if (loaded === 'unavailable') {
    return (
      <AppShell site={site} route="menu" backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
  const { venue, menu, popular } = loaded;
  const { moneyFormat } = venue.townConfig;
  return (
    <AppShell site={site} route="menu" title={venue.name} titleIsHeading={false} wideHeaderOnly>
      <ClientMessages namespaces={['menu', 'layout']}>
        <MenuProvider venue={{ id: venue.id, name: venue.name, moneyFormat }}>
          <div className="cols cols--menu has-dock">
            <div>
              <VenueHead venue={venue} quickestMinutes={quickestMinutes(menu)} />
              <MenuSections
                menu={menu}
                popular={popular}
                moneyFormat={moneyFormat}
                serviceId={SERVICES[DEFAULT_SERVICE].id}
              />
            </div>
            <aside className="aside">
              <CartAside />
            </aside>
          </div>
          <CartBar />
        </MenuProvider>
      </ClientMessages>
    </AppShell>
  );
}
