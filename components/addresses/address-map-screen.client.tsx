'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { BaseMap, MapPlace } from '@/components/ui/map/map-shapes';
import { findStartPoint, isOfDraft, type StartPoint } from '@/lib/ground/addresses/start-point';
import { readAddressDraft, type AddressDraft } from '@/lib/ground/addresses/address-draft';
import { readActiveAddress } from '@/lib/ground/addresses/stored-address';
import { queryClient } from '@/lib/core/bff/query-client';
import { paths } from '@/lib/core/paths/paths';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { geolocation } from '@/lib/ground/towns/geolocation';
import { isPermitted } from '@/lib/ground/towns/geolocation-permission';
import { AddressMap } from './address-map.client';

type AddressMapScreenProps = BaseMap & {
  /** Of the town of the page; null where nothing is known of the country. */
  centre: Coordinates | null;
  /** Names on the map. */
  places: readonly MapPlace[];
};

interface Start extends StartPoint {
  /** The address whose place is changed. */
  draft: AddressDraft | null;
}

/** The place of an address, on the map; where none can be determined the screen goes Home (NAV-43). */
export function AddressMapScreen({ centre, ...map }: AddressMapScreenProps) {
  const t = useTranslations('addresses');
  const router = useRouter();
  const [start, setStart] = useState<Start | null>(null);

  useEffect(() => {
    let isHere = true;
    const { search } = window.location;
    // Only the form's own link means the draft: a new address does not begin with what an earlier one left.
    const draft = isOfDraft(search) ? readAddressDraft() : null;
    const known = {
      search,
      draft: draft?.fields ?? null,
      active: readActiveAddress()?.address ?? null,
      centre,
      isPermitted,
      ask: geolocation.ask,
    };
    void findStartPoint(known).then((found) => {
      if (!isHere) return;
      if (found) setStart({ ...found, draft });
      else router.replace(paths.home());
    });
    return () => {
      isHere = false;
    };
  }, [centre, router]);

  return (
    <QueryClientProvider client={queryClient()}>
      {start ? (
        <AddressMap {...map} {...start} />
      ) : (
        <p className="grid min-h-60 place-items-center content-center gap-3" role="status">
          <span className="spinner" aria-hidden="true" />
          {t('locating')}
        </p>
      )}
    </QueryClientProvider>
  );
}
