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
import { OrderContent } from '../../../../order-content';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  // Also true for a user without such an order: the outcome of the page is not known yet.
  return privateMetadata(t('listTitle'));
}

type Props = { params: Promise<{ filialId: string; orderId: string }> };

/** The thank-you page: the order's current state, then its changes. */
export default async function ThanksPage({ params }: Props) {
  const { site } = await pageSite();
  const { filialId, orderId } = await params;
  const order = await loadOrderPage(await cookies(), site, orderId);
  if (order === 'signedOut') redirect(paths.signIn(`/typ/${filialId}/order/${orderId}`));
  const t = await getTranslations('orders');
  if (order === 'unavailable') {
    setPageStatus(503);
    return (
      <AppShell site={site} route="thanks" title={t('listTitle')} backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
  if (order === 'unknown' || String(order.venue.id) !== filialId) notFound();
  return (
    <AppShell
      site={site}
      route="thanks"
      title={t('title', { number: order.number })}
      backHref={paths.menu(order.venue.id)}
    >
      <OrderContent site={site} order={order} isThanked />
    </AppShell>
  );
}
