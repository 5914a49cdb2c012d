import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressMapScreen } from '@/components/addresses/address-map-screen.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { PlainShell } from '@/components/layout/plain-shell';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { getCountry } from '@/lib/ground/towns/towns.server';
import { baseMapOf } from '@/lib/map/base-map';
import { pagePlace } from '@/lib/ground/venues/place.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return privateMetadata(t('mapTitle'));
}

/** The delivery address on a map, which first shows the town of the page. */
export default async function AddressMapPage() {
  const { site, town } = await pagePlace();
  const t = await getTranslations('addresses');
  const { towns } = await getCountry(site.country, site.language);
  return (
    <PlainShell title={t('mapTitle')} backHref={paths.addresses()} fillsScreen>
      <ClientMessages namespaces={['addresses', 'geolocation']}>
        <AddressMapScreen
          centre={(town ?? towns[0])?.coordinates ?? null}
          places={towns.map(({ name, coordinates }) => ({ name, ...coordinates }))}
          {...baseMapOf(site.country)}
        />
      </ClientMessages>
    </PlainShell>
  );
}
