import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { OrderScreen } from '@/components/orders/order-screen.client';
import { readSignedIn } from '@/lib/session/signed-in.server';
import { AppError } from '@/lib/errors/errors';
import { getOrder } from '@/lib/orders/orders.server';
import { paths } from '@/lib/paths/paths';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { pageSite } from '@/lib/site/site.server';

/** One diner's page: rendered for each request, never stored. */
export const dynamic = 'force-dynamic';

/** Ids of the platform are 32-bit (contract: Id). */
const GREATEST_ID = 2_147_483_647;

export const metadata: Metadata = { robots: { index: false } };

type Props = { params: Promise<{ filialId: string; orderId: string }> };

/** The thank-you page: the order as it stands, then as it moves. */
export default async function ThanksPage({ params }: Props) {
  const { site } = await pageSite();
  const { filialId, orderId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(orderId) || Number(orderId) > GREATEST_ID) notFound();
  const signedIn = await readSignedIn(await cookies(), site);
  if (!signedIn) redirect(paths.signIn(paths.thanks(Number(filialId), Number(orderId))));
  const order = await getOrder(signedIn, Number(orderId)).catch((error: unknown) => {
    // The cookie opens, but the platform has ended what is in it.
    if (error instanceof AppError && error.code === 'auth/required') return 'ended' as const;
    if (error instanceof UpstreamError) return 'unavailable' as const;
    throw error;
  });
  if (order === 'ended') redirect(paths.signIn(paths.thanks(Number(filialId), Number(orderId))));
  if (order === 'unavailable') {
    return (
      <AppShell site={site} route="thanks" backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
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
