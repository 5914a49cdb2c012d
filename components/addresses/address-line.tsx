import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/layout/client-messages';
import type { Town } from '@/lib/ground/towns/towns';
import { AddressLineOpener } from './address-line-opener.client';

/** Where the diner is, in the header of every list: the town that the page shows, and after it the active address. */
export function AddressLine({ town, isDelivery }: { town: Town | undefined; isDelivery: boolean }) {
  const t = useTranslations('towns');
  return (
    <ClientMessages namespaces={['addressLine']}>
      <AddressLineOpener
        town={town?.name ?? t('unknown')}
        centre={town?.coordinates ?? null}
        isDelivery={isDelivery}
      />
    </ClientMessages>
  );
}
