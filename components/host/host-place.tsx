import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { COUNTRIES, type CountryCode } from '@/lib/core/site/site';
import { HostGate } from './host-gate.client';

/** The frame of a page inside another app: the way back to it, and the bridge. */
export async function HostPlace({ country }: { country: CountryCode }) {
  const t = await getTranslations('host');
  const errors = await getTranslations('errors');
  return (
    <>
      <IconButton label={t('close')} ground="float" className="host-close">
        <Glyph name="close" />
      </IconButton>
      <ClientMessages namespaces={['host']}>
        <HostGate
          notes={{ signInFailed: t('signInFailed') }}
          networkText={errors('network')}
          languages={COUNTRIES[country].languages}
        />
      </ClientMessages>
    </>
  );
}
