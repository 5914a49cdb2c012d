import { CartBar } from '@/components/cart/cart-bar.client';
import { CartColumn } from '@/components/cart/cart-column.client';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { CategorySection } from '@/components/menu/category-section';
import { PRODUCT_KEYS } from '@/components/menu/menu-keys';
import { MenuSearchLink } from '@/components/menu/menu-search-link';
import { MenuProvider } from '@/components/menu/menu-provider.client';
import { OwnHeartsLoader } from '@/components/menu/own-hearts-loader.client';
import { ProductShelf } from '@/components/menu/product-shelf';
import type { MenuCategory } from '@/lib/menu/menu';
import { paths } from '@/lib/core/paths/paths';
import type { MenuPageData } from '@/lib/menu/menu-page.server';
import type { Site } from '@/lib/core/site/site';

type CategoryScreenProps = { site: Site; data: MenuPageData; category: MenuCategory };

/** One category of a venue's menu for the chosen service, with the cart beside it or at the bottom. */
export function CategoryScreen({ site, data: { venue, services, hits }, category }: CategoryScreenProps) {
  const { moneyFormat } = venue.townConfig;
  const delivery = { venueId: venue.id, service: services.chosen, vendor: venue.vendorDelivery };
  return (
    <AppShell
      site={site}
      route="menuCategory"
      title={venue.name}
      backHref={paths.menu(venue.id)}
      hasBottomBar
    >
      <ClientMessages keys={{ menu: PRODUCT_KEYS, layout: ['undo'] }}>
        <MenuProvider venue={{ id: venue.id, name: venue.name, moneyFormat }} services={services} hits={hits}>
          <div className="sidebar-layout sidebar-layout--menu">
            <div>
              <MenuSearchLink venueId={venue.id} />
              <CategorySection
                anchor={`c${category.id}`}
                name={category.name}
                count={category.products.length}
                isPhotoShown={category.isPhotoShown}
                isWhole
              >
                <ProductShelf
                  products={category.products}
                  isPhotoShown={category.isPhotoShown}
                  moneyFormat={moneyFormat}
                  services={services}
                  hits={hits}
                  firstPictures={1}
                />
              </CategorySection>
            </div>
            <aside className="sidebar">
              <CartColumn minWidth={768} delivery={delivery} />
            </aside>
          </div>
          <CartBar delivery={delivery} />
          <OwnHeartsLoader />
        </MenuProvider>
      </ClientMessages>
    </AppShell>
  );
}
