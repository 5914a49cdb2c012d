import { getTranslations } from 'next-intl/server';
import { TableLink } from '@/components/bill/table-link.client';
import { CartBar } from '@/components/cart/cart-bar.client';
import { CartColumn } from '@/components/cart/cart-column.client';
import { LeaveOtherCartLoader } from '@/components/cart/leave-other-cart-loader.client';
import { AppShell } from '@/components/layout/app-shell';
import { BackButton } from '@/components/layout/back-button.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { MenuProvider } from '@/components/menu/menu-provider.client';
import { PRODUCT_KEYS } from '@/components/menu/menu-keys';
import { MenuSections } from '@/components/menu/menu-sections';
import { TakeawayRail } from '@/components/menu/takeaway-rail';
import { VenueOffers } from '@/components/promos/venue-offers';
import { ScanLinks } from '@/components/scanner/scan-links';
import { SaveVisit } from '@/components/venues/save-visit.client';
import { VenueHead } from '@/components/venues/venue-head';
import { cardFacts } from '@/lib/pages/cards/card-facts.server';
import { usualCookingMinutes } from '@/lib/menu/menu';
import { UNTIMED } from '@/lib/menu/menu-facts';
import type { MenuPageData } from '@/lib/menu/menu-page.server';
import { paths } from '@/lib/core/paths/paths';
import { SERVICES } from '@/lib/core/site/service-names';
import type { Site } from '@/lib/core/site/site';
import { balanceFlags } from '@/lib/ground/venues/venues';
import { venueBadge } from '@/lib/ground/venues/venue-badge.server';

/** A venue and its menu for the chosen service, with the cart beside it or under the thumb. */
export async function MenuScreen({
  site,
  data: { venue, menu, services, wanted, popular, hits, favourites, promos, subsidy },
}: {
  site: Site;
  data: MenuPageData;
}) {
  const [common, t] = await Promise.all([getTranslations('layout'), getTranslations('venues')]);
  const { moneyFormat } = venue.townConfig;
  const cookingMinutes = usualCookingMinutes(menu, SERVICES[services.chosen].id);
  const facts = cardFacts(
    venue,
    services.chosen,
    { menu: { cookingMinutes: cookingMinutes ?? UNTIMED, discountPercent: null }, thresholds: [] },
    site.language,
    t,
  );
  const delivery = { venueId: venue.id, service: services.chosen, vendor: venue.vendorDelivery };
  return (
    <AppShell
      site={site}
      route="menu"
      title={venue.name}
      titleIsHeading={false}
      wideHeaderOnly
      venueOfBalance={balanceFlags(venue)}
      hasBottomBar
    >
      <SaveVisit venueId={venue.id} />
      <ClientMessages
        namespaces={['service']}
        keys={{ menu: [...PRODUCT_KEYS, 'showCategory', 'cartLeft'], layout: ['loading', 'undo'] }}
      >
        <LeaveOtherCartLoader venueId={venue.id} />
        <MenuProvider venue={{ id: venue.id, name: venue.name, moneyFormat }} services={services} hits={hits}>
          <div className="sidebar-layout sidebar-layout--menu">
            <div className="venue-column">
              <VenueHead
                venue={venue}
                badge={await venueBadge(venue, site.language)}
                cookingMinutes={cookingMinutes}
                facts={facts}
                services={services}
                wanted={wanted}
              />
              <div className="venue-menu">
                <TableLink
                  venue={{
                    id: venue.id,
                    isCheckPullingEnabled: venue.isCheckPullingEnabled,
                    services: venue.services,
                    timezone: venue.townConfig.timezone,
                  }}
                />
                {venue.isMicromarket ? <ScanLinks venueId={venue.id} /> : null}
                <MenuSections
                  venueId={venue.id}
                  menu={menu}
                  popular={popular}
                  favourites={favourites}
                  back={<BackButton label={common('back')} fallbackHref={paths.home()} />}
                  promoIds={promos.map(({ id }) => id)}
                  offers={
                    <>
                      <VenueOffers
                        venueId={venue.id}
                        promos={promos}
                        subsidy={subsidy}
                        moneyFormat={moneyFormat}
                      />
                      <TakeawayRail menu={menu} />
                    </>
                  }
                  moneyFormat={moneyFormat}
                  services={services}
                  hits={hits}
                />
              </div>
            </div>
            <aside className="sidebar">
              <CartColumn minWidth={768} delivery={delivery} />
            </aside>
          </div>
          <CartBar delivery={delivery} />
        </MenuProvider>
      </ClientMessages>
    </AppShell>
  );
}
