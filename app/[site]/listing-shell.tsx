import type { ReactNode } from 'react';
import { AddressHint } from '@/components/addresses/address-hint';
import { AddressLine } from '@/components/addresses/address-line';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { ScanQrLink } from '@/components/scanner/scan-qr-link';
import { SearchLayout } from '@/components/search/search-layout';
import { ServiceSwitcher } from '@/components/venues/service-switcher.client';
import { TermsByAddress } from '@/components/venues/terms-by-address.client';
import { paths } from '@/lib/core/paths/paths';
import type { Route } from '@/lib/core/site/routes';
import type { PagePlace } from '@/lib/ground/venues/place.server';

type ListingShellProps = {
  where: PagePlace;
  route: Route['name'];
  title?: string;
  hasSwitcher?: boolean;
  /** The text that the page's address is searched for. */
  text?: string;
  hasBottomBar?: boolean;
  children: ReactNode;
};

/** Where a diner begins: the header has no back button (SRCH-09), and the way to the scanner of codes (SHOP-26). */
const START_ROUTES: readonly Route['name'][] = ['home', 'brands', 'filials'];
/** Lists venues, but lies outside the search layout (NAV-05). */
const WITHOUT_SEARCH: readonly Route['name'][] = ['brandsBooking'];

/** Lists of cards, which say more with an address; the map needs its height. */
const WITH_HINT: readonly Route['name'][] = ['home', 'filials'];

/** The frame of the pages that list venues: header with the address line, and the search layout with the service switcher. */
export function ListingShell({
  where: { site, place, town, config, services },
  route,
  title = config?.title ?? undefined,
  hasSwitcher = true,
  text,
  hasBottomBar,
  children,
}: ListingShellProps) {
  const switcher =
    hasSwitcher && services.length > 1 ? (
      <ClientMessages namespaces={['service']}>
        <ServiceSwitcher services={services} current={place.service} />
      </ClientMessages>
    ) : null;
  const isDelivery = place.service === 'delivery';
  const isStart = START_ROUTES.includes(route);
  return (
    <AppShell
      site={site}
      route={route}
      title={title}
      addressLine={<AddressLine town={town} isDelivery={isDelivery} />}
      headerEnd={isStart ? <ScanQrLink /> : null}
      backHref={isStart ? undefined : paths.home()}
      fillsScreen={route === 'map'}
      hasBottomBar={hasBottomBar}
    >
      {isDelivery ? <TermsByAddress /> : null}
      {WITHOUT_SEARCH.includes(route) ? (
        children
      ) : (
        <SearchLayout route={route} hasCoordinates={town !== undefined} switcher={switcher} text={text}>
          {isDelivery && WITH_HINT.includes(route) ? <AddressHint /> : null}
          {children}
        </SearchLayout>
      )}
    </AppShell>
  );
}
