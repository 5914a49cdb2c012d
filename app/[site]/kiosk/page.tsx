import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KioskHome } from '@/components/kiosk/kiosk-home.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { COUNTRIES } from '@/lib/core/site/site';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kiosk');
  return privateMetadata(t('name'));
}

/** Where a tablet begins: it goes on to its venue, or says how it is set up. */
export default async function KioskPage() {
  const { site } = await pageSite();
  return (
    <ClientMessages namespaces={['kiosk']}>
      <KioskHome countryLanguage={COUNTRIES[site.country].language} />
    </ClientMessages>
  );
}
