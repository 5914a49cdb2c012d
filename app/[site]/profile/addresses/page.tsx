import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressesScreen } from '@/components/addresses/addresses-screen.client';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return privateMetadata(t('title'));
}

/** The diner's addresses: the same frame for everybody, filled from the server, or from the device for a guest. */
export default async function AddressesPage() {
  const { site } = await pageSite();
  const t = await getTranslations('addresses');
  return (
    <AppShell site={site} route="addresses" title={t('title')} backHref={paths.home()}>
      <ClientMessages namespaces={['addresses', 'errors']}>
        <AddressesScreen />
      </ClientMessages>
    </AppShell>
  );
}
