import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/layout/client-messages';
import { Glyph } from '@/components/ui/glyph';
import type { Town } from '@/lib/towns/towns';
import { TownOpener } from './town-opener.client';

/** The chosen town in the header, a link to the choice of another. */
export function TownLink({ town }: { town: Town | undefined }) {
  const t = useTranslations('towns');
  const name = town?.name ?? t('unknown');
  return (
    <ClientMessages namespaces={['towns', 'geolocation']}>
      <TownOpener label={t('change', { town: name })}>
        <b>{name}</b>
        <Glyph name="down" size="tiny" />
      </TownOpener>
    </ClientMessages>
  );
}
