import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { OrderScreen } from '@/components/orders/order-screen.client';
import { readSignedIn } from '@/lib/session/signed-in.server';
import { getOrder } from '@/lib/orders/orders.server';
import { paths } from '@/lib/paths/paths';
import { pageSite } from '@/lib/site/site.server';

/** One diner's page: rendered for each request, never stored. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false } };

type Props = { params: Promise<{ filialId: string; orderId: string }> };

/** The thank-you page: the order as it stands, then as it moves. */
export default async function ThanksPage({ params }: Props) {
  const { site } = await pageSite();
  const { filialId, orderId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(orderId)) notFound();
  const signedIn = await readSignedIn(await cookies(), site);
  const order = signedIn ? await getOrder(signedIn, Number(orderId)) : null;
  if (!order || String(order.venue.id) !== filialId) notFound();
  const t = await getTranslations('orders');
  return (
    <AppShell
      site={site}
      route="thanks"
      title={t('title', { number: order.number })}
      backHref={paths.menu(order.venue.id)}
    >
      <ClientMessages namespaces={['orders']}>
        <OrderScreen order={order} />
      </ClientMessages>
    </AppShell>
  );
}
