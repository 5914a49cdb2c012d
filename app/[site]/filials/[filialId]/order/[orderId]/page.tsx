import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { OrderSignIn } from '@/components/orders/order-sign-in';
import { OrderStatusesScreen } from '@/components/orders/order-screen.client';
import { loadOrderPage } from '@/lib/orders/order-page.server';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { pageSite } from '@/lib/core/site/site.server';
import { baseMapOf } from '@/lib/map/base-map';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return privateMetadata(t('listTitle'));
}

type Props = { params: Promise<{ filialId: string; orderId: string }> };

/** The state of an order. A guest is offered the sign-in here (SET-21). */
export default async function OrderStatusesPage({ params }: Props) {
  const { site } = await pageSite();
  const { filialId, orderId } = await params;
  const order = await loadOrderPage(await cookies(), site, orderId);
  const t = await getTranslations('orders');
  if (order === 'unavailable') setPageStatus(503);
  if (order === 'signedOut' || order === 'unavailable') {
    return (
      <AppShell site={site} route="orderStatuses" title={t('listTitle')} backHref={paths.home()}>
        {order === 'unavailable' ? (
          <FailedPage />
        ) : (
          <OrderSignIn returnTo={`/filials/${filialId}/order/${orderId}`} />
        )}
      </AppShell>
    );
  }
  const ground = baseMapOf(site.country);
  if (order === 'unknown' || String(order.venue.id) !== filialId) notFound();
  return (
    <AppShell
      site={site}
      route="orderStatuses"
      title={t('title', { number: order.number })}
      backHref={paths.menu(order.venue.id)}
    >
      <ClientMessages namespaces={['orders', 'errors']} keys={{ layout: ['close', 'undo'] }}>
        <OrderStatusesScreen order={order} ground={ground} />
      </ClientMessages>
    </AppShell>
  );
}
