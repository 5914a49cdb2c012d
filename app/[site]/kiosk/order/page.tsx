import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KioskOrderFromAddress } from '@/components/kiosk/kiosk-order-from-address.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { COUNTRIES } from '@/lib/core/site/site';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kiosk');
  return privateMetadata(t('name'));
}

/**
 * The number of a guest's order, also where the hosted payment page leads back to: one empty frame for all orders, filled by the tablet's own
 * session. What that page claims is ignored, the platform says whether the order is paid.
 */
export default async function KioskOrderPage() {
  const { site } = await pageSite();
  return (
    <ClientMessages namespaces={['kiosk', 'payments', 'printing', 'errors']}>
      <KioskOrderFromAddress countryLanguage={COUNTRIES[site.country].language} />
    </ClientMessages>
  );
}
