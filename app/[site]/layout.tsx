import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeletedAccount } from '@/components/auth/deleted-account.client';
import { SessionEnd } from '@/components/auth/session-end.client';
import { SyncAddresses } from '@/components/addresses/sync-addresses.client';
import { PushSync } from '@/components/notifications/push-sync.client';
import { PictureWatcher } from '@/components/ui/picture-watcher.client';
import { Toaster } from '@/components/ui/toaster.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { ClientSettings } from '@/components/layout/client-settings.client';
import { CacheShownPage } from '@/components/layout/cache-shown-page.client';
import { EarlyPress } from '@/components/layout/early-press.client';
import { Signals } from '@/components/layout/signals.client';
import { SkipLink } from '@/components/layout/skip-link';
import { SoftNavigation } from '@/components/layout/soft-navigation.client';
import { HostPlace } from '@/components/host/host-place';
import { OrderStrip } from '@/components/orders/latest/order-strip.client';
import { OpenBadges } from '@/components/venues/open-badges.client';
import { analyticsKeyOf } from '@/lib/core/custom-config/analytics-key.server';
import { env } from '@/lib/core/env/env';
import { frameAncestors } from '@/lib/core/env/frame-ancestors.mjs';
import { imageOrigins } from '@/lib/core/env/image-origins.mjs';
import { RELEASE } from '@/lib/core/env/release';
import { paths } from '@/lib/core/paths/paths';
import { sharedPath } from '@/lib/pages/seo/address';
import { pageSite } from '@/lib/core/site/site.server';
import '../globals.css';

export * from './caching-model';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6f0' },
    { media: '(prefers-color-scheme: dark)', color: '#16100e' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const [{ site }, t] = await Promise.all([pageSite(), getTranslations('layout')]);
  const { appName, appOrigin } = env();
  const manifest = sharedPath({ country: site.country, path: paths.manifest(site.language) }, appOrigin);
  return {
    metadataBase: new URL(appOrigin),
    title: { default: appName, template: `%s · ${appName}` },
    description: t('description'),
    icons: { icon: '/icons/icon.svg', apple: '/icons/apple-touch-icon.png' },
    // In an app of somebody else, and on a kiosk, nothing is installed.
    manifest: site.surface === 'web' ? manifest : undefined,
  };
}

/** The font file that a language needs for its first text; the others load on use. */
const FONTS = { kk: 'onest', ru: 'onest', en: 'onest', ka: 'onest-georgian' } as const;

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { site, code, config } = await pageSite();
  const [t, counter] = await Promise.all([getTranslations('layout'), analyticsKeyOf({ ofPage: config })]);
  const isInWebview = site.surface === 'webview';
  return (
    <html
      lang={site.language}
      data-site={code}
      data-payment-origin={new URL(env().upstreamPublicUrl).origin}
      data-reports={env().sentryDsn === undefined ? undefined : ''}
      className={isInWebview ? 'webview' : site.surface === 'kiosk' ? 'kiosk' : undefined}
      {...(isInWebview ? { 'data-release': RELEASE, 'data-frame-origins': frameAncestors().join(' ') } : {})}
      data-debug={isInWebview && env().hasDebugBar ? '' : undefined}
    >
      <head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={`/fonts/${FONTS[site.language]}.woff2`}
          crossOrigin="anonymous"
        />
      </head>
      <body>
        <SkipLink label={t('skip')} />
        <ClientMessages>
          {site.surface === 'kiosk' ? null : <OrderStrip label={t('ordersUnderWay')} />}
          <Signals counter={counter} asks={site.surface === 'web'} />
        </ClientMessages>
        {children}
        <SoftNavigation label={t('loading')} />
        <OpenBadges />
        <PictureWatcher origins={imageOrigins()} />
        <Toaster label={t('messages')} />
        <SyncAddresses />
        <SessionEnd />
        <ClientMessages>
          <DeletedAccount />
        </ClientMessages>
        <PushSync />
        {site.surface === 'web' ? <CacheShownPage /> : null}
        {isInWebview ? <HostPlace country={site.country} /> : null}
        <EarlyPress />
        <ClientSettings language={site.language} version={RELEASE} />
      </body>
    </html>
  );
}
