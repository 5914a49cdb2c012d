import { House, ShoppingBag, Store } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/env/env';
import { paths } from '@/lib/paths/paths';
import { ROUTES, type Route } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { CartMark } from './cart-mark.client';
import { ConnectionNotice } from './connection-notice.client';
import { Header } from './header';
import { Navbar } from './navbar';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site-footer';

type AppShellProps = {
  site: Site;
  /** Whose flags decide on the navbar (spec §2). */
  route: Route['name'];
  /** The header's words; the default title is the spec's 'Рестораны'. */
  title?: string;
  titleIsHeading?: boolean;
  /** Without it the header shows no back button. */
  backHref?: string;
  town?: ReactNode;
  /** The page has a bar of its own over a cover on phones. */
  wideHeaderOnly?: boolean;
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
  town,
  wideHeaderOnly,
  dock,
  children,
}: AppShellProps) {
  const t = await getTranslations('layout');
  const hasNavbar = ROUTES.some(({ name, hasNavbar: shown }) => name === route && shown);
  const links = [
    { href: paths.home(), label: t('home'), current: route === 'home' },
    { href: paths.venues(), label: t('venues'), current: route === 'filials' },
    { href: paths.cart(), label: t('cart'), current: route === 'cart' },
  ];
  const icons = [
    <Icon key="home" of={House} />,
    <Icon key="venues" of={Store} />,
    <CartMark key="cart" label={t('cartFull')}>
      <Icon of={ShoppingBag} />
    </CartMark>,
  ];
  return (
    <PageFrame
      skipLabel={t('skip')}
      header={
        <Header
          title={title ?? t('title')}
          isUsual={title === undefined}
          titleIsHeading={titleIsHeading}
          backLabel={backHref === undefined ? undefined : t('back')}
          backHref={backHref}
          town={town}
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
    >
      <ConnectionNotice offlineText={t('offline')} weakText={t('weakConnection')} />
      {children}
      <SiteFooter site={site} />
    </PageFrame>
  );
}
