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

/** A kiosk order's number, also after payment: one empty frame that the tablet's session fills. */
export default async function KioskOrderPage() {
  const { site } = await pageSite();
  return (
    <ClientMessages namespaces={['kiosk', 'payments', 'printing', 'errors']}>
      <KioskOrderFromAddress countryLanguage={COUNTRIES[site.country].language} />
    </ClientMessages>
  );
}
