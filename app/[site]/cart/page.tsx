import type { Metadata } from 'next';
import { ShoppingBag } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { CartScreen } from '@/components/checkout/cart-screen.client';
import { CartTitle } from '@/components/checkout/cart-title.client';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { MadeOrder } from '@/components/orders/made-order.client';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { sealedDocuments } from '@/lib/legal/shown-versions.server';
import { NUMBER_PLACE } from '@/lib/orders/placing/made-order';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { allowedServices } from '@/lib/core/site/services';
import { pageSite } from '@/lib/core/site/site.server';
import { WEEKDAY_CODES } from '@/lib/core/time/weekday';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  return privateMetadata(t('title'));
}

/** The cart: the same empty shell for everybody, filled from the diner's own tab. */
export default async function CartPage() {
  const { site, config } = await pageSite();
  const [own, documents] = await Promise.all([configOf(site, config), sealedDocuments(site)]);
  const configured = own?.services ?? [];
  const [t, orders] = await Promise.all([getTranslations('cart'), getTranslations('orders')]);
  const title = <CartTitle title={t('title')} ofOrder={orders('title', { number: NUMBER_PLACE })} />;
  const shell = { site, route: 'cart', title, backHref: paths.home() } as const;
  return (
    <AppShell {...shell} venueOfBalance="announced" hasBottomBar>
      <ClientMessages
        namespaces={['cart', 'checkout', 'delivery', 'service', 'geolocation', 'errors']}
        keys={{
          auth: ['signIn'],
          details: WEEKDAY_CODES.map((code) => `day_${code}`),
          layout: ['close', 'scanQr', 'undo'],
          menu: ['addToCart', 'less', 'more', 'remove'],
        }}
      >
        <noscript>
          <EmptyState art={<Icon of={ShoppingBag} />} title={t('noScript')}>
            {t('noScriptText')}
          </EmptyState>
        </noscript>
        <div className="noscript:hidden max-dialog:flex max-dialog:flex-1 max-dialog:flex-col dialog:pt-4">
          <CartScreen services={allowedServices(site.surface, configured)} documents={documents} />
          <MadeOrder />
        </div>
      </ClientMessages>
    </AppShell>
  );
}
