import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartBar } from '@/components/cart/cart-bar.client';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { MenuResults } from '@/components/search/menu-results.client';
import { FOUND_DISH_KEYS, RESULT_KEYS } from '@/components/search/result-keys';
import { SearchLayout } from '@/components/search/search-layout';
import { loadMenuPage } from '@/lib/menu/menu-page.server';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadMenuPage((await params).filialId);
  if (typeof loaded === 'string') return loaded === 'unknown' ? notFoundMetadata('venue') : {};
  return privateMetadata(loaded.venue.name);
}

/** Search in the menu of a venue. */
export default async function MenuSearchPage({ params }: Props) {
  const { site } = await pageSite();
  const loaded = await loadMenuPage((await params).filialId);
  if (loaded === 'unknown') return <NotFoundScreen what="venue" />;
  if (loaded === 'unavailable') {
    const t = await getTranslations('venues');
    return (
      <AppShell site={site} route="menuSearch" title={t('one')} backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
  const { venue, menu, services, hits } = loaded;
  const isEmpty = menu.categories.every(({ products }) => products.length === 0);
  return (
    <AppShell site={site} route="menuSearch" title={venue.name} backHref={paths.menu(venue.id)} hasBottomBar>
      <SearchLayout route="menuSearch" hasCoordinates venueId={venue.id} isDisabled={isEmpty}>
        <ClientMessages
          keys={{
            search: [...RESULT_KEYS, 'foundDishes', 'toMenu'],
            menu: FOUND_DISH_KEYS,
            layout: ['undo'],
          }}
        >
          <MenuResults
            venue={{ id: venue.id, name: venue.name, moneyFormat: venue.townConfig.moneyFormat }}
            services={services}
            hits={hits}
          />
          <CartBar delivery={{ venueId: venue.id, service: services.chosen, vendor: venue.vendorDelivery }} />
        </ClientMessages>
      </SearchLayout>
    </AppShell>
  );
}
