import { House, ReceiptText, ShoppingBag, Store, UserRound } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/env/env';
import { paths } from '@/lib/paths/paths';
import type { VenueOfBalance } from '@/lib/rewards/header-balance';
import { BEFORE_SCRIPTS } from '@/lib/cache/page-moment.mjs';
import { ROUTES, type Route } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { ConnectionNotice } from './connection-notice.client';
import { TIME_PLACE } from './connection-words';
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
  /** The header's title; the word for restaurants by default (LAY-02). */
  title?: string;
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
  /** A page that ends with its action has no foot. */
  hasFooter?: boolean;
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
  hasFooter = true,
  children,
}: AppShellProps) {
  const t = await getTranslations('layout');
  const flags = ROUTES.find(({ name }) => name === route);
  const hasNavbar = flags?.hasNavbar === true;
  const isOfOrders = route === 'orders' || route === 'order' || route === 'thanks';
  const links = [
    { href: paths.home(), label: t('home'), current: route === 'home' },
    { href: paths.venues(), label: t('venues'), current: route === 'filials' },
    { href: paths.cart(), label: t('cart'), current: route === 'cart', main: true },
    { href: paths.orders(), label: t('orders'), current: isOfOrders, needsLogin: true },
    { href: paths.profile(), label: t('profile'), current: route === 'profile', needsLogin: true },
  ];
  const icons = [
    <Icon key="home" of={House} />,
    <Icon key="venues" of={Store} />,
    <CartBadge key="cart" label={t('cartFull')}>
      <Icon of={ShoppingBag} />
    </CartBadge>,
    <OrdersBadge key="orders" label={t('ordersUnderWay')}>
      <Icon of={ReceiptText} />
    </OrdersBadge>,
    <Icon key="profile" of={UserRound} />,
  ];
  return (
    <PageFrame
      header={
        <Header
          title={title ?? t('title')}
          isUsual={title === undefined}
          titleIsHeading={titleIsHeading}
          backLabel={backHref === undefined ? undefined : t('back')}
          backHref={backHref}
          addressLine={addressLine}
          right={
            <>
              {flags?.hasBalance ? (
                <HeaderBalance label={t('bonuses')} language={site.language} venue={venueOfBalance} />
              ) : null}
              {headerEnd}
            </>
          }
          brand={{ name: env().appName, href: paths.home() }}
          navigation={{ label: t('navigation'), links }}
          wideOnly={wideHeaderOnly}
        />
      }
      navbar={
        hasNavbar ? (
          <Navbar
            label={t('navigation')}
            items={links.map((link, index) => ({ ...link, icon: icons[index] }))}
          />
        ) : undefined
      }
      dock={dock}
      footer={hasFooter ? <SiteFooter site={site} /> : undefined}
      notice={
        <ConnectionNotice offlineText={t('offline', { time: TIME_PLACE })} weakText={t('weakConnection')} />
      }
      hasBottomBar={hasBottomBar}
      fillsScreen={fillsScreen}
    >
      {flags?.rendering === 'dynamic' ? (
        <script dangerouslySetInnerHTML={{ __html: BEFORE_SCRIPTS }} />
      ) : null}
      {children}
    </PageFrame>
  );
}
