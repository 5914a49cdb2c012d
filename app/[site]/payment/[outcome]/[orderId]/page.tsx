import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { SupportButton } from '@/components/support/support-button.client';
import { PaymentReturn } from '@/components/payments/payment-return.client';
import { paths } from '@/lib/core/paths/paths';
import { loadPaymentPage } from '@/lib/orders/payment/payment-page.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payments');
  return privateMetadata(t('title'));
}

type Props = { params: Promise<{ outcome: string; orderId: string }> };

/** The way back from the hosted payment page: the payment's state, as the platform reports it. */
export default async function PaymentReturnPage({ params }: Props) {
  const { site } = await pageSite();
  const { outcome, orderId } = await params;
  const payment = await loadPaymentPage(await cookies(), site, orderId);
  if (payment === 'signedOut') redirect(paths.signIn(`/payment/${outcome}/${orderId}`));
  if (payment === 'unavailable') setPageStatus(503);
  if (payment === 'unknown') notFound();
  const t = await getTranslations('payments');
  return (
    <AppShell site={site} route="paymentReturn" title={t('title')} backHref={paths.orders()}>
      <ClientMessages namespaces={['payments', 'errors', 'layout', 'support']}>
        <div className="mx-auto grid w-full max-w-md grid-cols-1 gap-3">
          <PaymentReturn orderId={Number(orderId)} payment={payment === 'unavailable' ? null : payment} />
          <SupportButton topic="payment" orderId={Number(orderId)} />
        </div>
      </ClientMessages>
    </AppShell>
  );
}
