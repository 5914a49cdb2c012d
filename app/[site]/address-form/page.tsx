import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressFormScreen } from '@/components/addresses/address-form-screen.client';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return privateMetadata(t('formTitle'));
}

/** The address form; its values are the diner's and come from their own device. */
export default async function AddressFormPage() {
  const { site } = await pageSite();
  const t = await getTranslations('addresses');
  return (
    <AppShell site={site} route="addressForm" title={t('formTitle')} backHref={paths.addresses()}>
      <ClientMessages namespaces={['addresses', 'errors']}>
        <AddressFormScreen />
      </ClientMessages>
    </AppShell>
  );
}
