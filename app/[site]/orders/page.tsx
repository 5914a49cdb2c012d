import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { OrderListScreen } from '@/components/orders/list/order-list-screen.client';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return privateMetadata(t('listTitle'));
}

/** The diner's orders: the same frame for everybody, filled with the diner's own through the BFF. */
export default async function OrdersPage() {
  const { site } = await pageSite();
  const t = await getTranslations('orders');
  return (
    <AppShell site={site} route="orders" title={t('listTitle')}>
      <ClientMessages namespaces={['orders']} keys={{ layout: ['close', 'undo'] }}>
        <OrderListScreen />
      </ClientMessages>
    </AppShell>
  );
}
