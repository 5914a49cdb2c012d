import { House, ReceiptText, ShoppingBag, Store, UserRound } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/core/env/env';
import { paths } from '@/lib/core/paths/paths';
import type { VenueOfBalance } from '@/lib/rewards/header-balance';
import { BEFORE_SCRIPTS } from '@/lib/core/page-scripts/page-moment.mjs';
import { routeNamed, type Route } from '@/lib/core/site/routes';
import type { Site } from '@/lib/core/site/site';
import { ConnectionNotice } from './connection-notice.client';
import { TIME_PLACE } from './connection-time';
import { Header } from './header';
import { HeaderBalance } from './header-balance.client';
import { Navbar } from './navbar';
import { CartBadge, OrdersBadge } from './navbar-badges.client';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site-footer';

type AppShellProps = Pick<ComponentProps<typeof PageFrame>, 'hasBottomBar' | 'fillsScreen'> & {
  site: Site;
  /** Whose flags decide on the navbar (NAV-31). */
  route: Route['name'];
  /** The header's title; 'Restaurants' by default (LAY-02). */
  title?: ReactNode;
  titleIsHeading?: boolean;
  /** Without it the header shows no back button. */
  backHref?: string;
  addressLine?: ReactNode;
  /** At the end of the header, after the balance. */
  headerEnd?: ReactNode;
  /** On phones the page has its own bar over a cover. */
  wideHeaderOnly?: boolean;
  /**
   * The venue that the page shows: it decides which of the diner's balances the header shows. `announced` on a page whose
   * venue only the browser knows.
   */
  venueOfBalance?: VenueOfBalance | 'announced';
  dock?: ReactNode;
  children: ReactNode;
};

/** Header, navbar and frame of a page, by the flags of its route. */
export async function AppShell({
  site,
  route,
  title,
  titleIsHeading,
  backHref,
  addressLine,
  headerEnd,
  wideHeaderOnly,
  venueOfBalance,
  dock,
  hasBottomBar,
  fillsScreen,
  children,
}: AppShellProps) {
  const t = await getTranslations('layout');
  const { hasNavbar, hasBalance, hasFooter, rendering } = routeNamed(route);
  const isOfOrders = route === 'orders' || route === 'order' || route === 'thanks';
  const links = [
    { href: paths.home(), label: t('home'), current: route === 'home', shape: House },
    { href: paths.venues(), label: t('venues'), current: route === 'filials', shape: Store },
    {
      href: paths.cart(),
      label: t('cart'),
      current: route === 'cart',
      shape: ShoppingBag,
      main: true,
    },
    {
      href: paths.orders(),
      label: t('orders'),
      current: isOfOrders,
      shape: ReceiptText,
      needsLogin: true,
    },
    {
      href: paths.profile(),
      label: t('profile'),
      current: route === 'profile',
      shape: UserRound,
      needsLogin: true,
    },
  ];
  const badges: Record<string, ReactNode> = {
    [paths.cart()]: <CartBadge label={t('cartFull')} />,
    [paths.orders()]: <OrdersBadge label={t('ordersUnderWay')} />,
  };
  // Each list has its own icon elements: shared ones would keep static content in the page's data (docs/decisions/026). The logo leads to Home.
  const linksOfHeader = links.slice(1).map(({ shape, ...link }) => ({
    ...link,
    icon: <Icon of={shape} />,
    badge: link.href === paths.cart() ? <CartBadge label={t('cartFull')} /> : undefined,
  }));
  const linksOfNavbar = links.map(({ shape, ...link }) => ({
    ...link,
    icon: (
      <>
        <Icon of={shape} />
        {badges[link.href]}
      </>
    ),
  }));
  return (
    <PageFrame
      header={
        <Header
          title={title ?? t('title')}
          isUsual={title === undefined}
          addressFirst={route === 'home'}
          titleIsHeading={titleIsHeading}
          backLabel={backHref === undefined ? undefined : t('back')}
          backHref={backHref}
          addressLine={addressLine}
          right={
            <>
              {hasBalance ? (
                <HeaderBalance label={t('bonuses')} language={site.language} venue={venueOfBalance} />
              ) : null}
              {headerEnd}
            </>
          }
          brand={{ name: env().appName, href: paths.home() }}
          navigation={{ label: t('navigation'), links: linksOfHeader }}
          wideOnly={wideHeaderOnly}
        />
      }
      navbar={hasNavbar ? <Navbar label={t('navigation')} items={linksOfNavbar} /> : undefined}
      dock={dock}
      footer={hasFooter ? <SiteFooter site={site} /> : undefined}
      notice={
        <ConnectionNotice offlineText={t('offline', { time: TIME_PLACE })} weakText={t('weakConnection')} />
      }
      hasBottomBar={hasBottomBar}
      fillsScreen={fillsScreen}
    >
      {rendering === 'dynamic' ? <script dangerouslySetInnerHTML={{ __html: BEFORE_SCRIPTS }} /> : null}
      {children}
    </PageFrame>
  );
}
