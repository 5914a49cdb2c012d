import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { loadOrderPage } from '@/lib/orders/order-page.server';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { pageSite } from '@/lib/core/site/site.server';
import { OrderContent } from '../../order-content';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return privateMetadata(t('listTitle'));
}

type Props = { params: Promise<{ orderId: string }> };

/** One order of the diner: its content, cost, state and actions. */
export default async function OrderPage({ params }: Props) {
  const { site } = await pageSite();
  const { orderId } = await params;
  const order = await loadOrderPage(await cookies(), site, orderId);
  if (order === 'signedOut') redirect(paths.signIn(`/orders/${orderId}`));
  const t = await getTranslations('orders');
  if (order === 'unavailable') {
    setPageStatus(503);
    return (
      <AppShell site={site} route="order" title={t('listTitle')} backHref={paths.orders()}>
        <FailedPage />
      </AppShell>
    );
  }
  if (order === 'unknown') notFound();
  return (
    <AppShell
      site={site}
      route="order"
      title={t('title', { number: order.number })}
      backHref={paths.orders()}
    >
      <OrderContent site={site} order={order} />
    </AppShell>
  );
}
