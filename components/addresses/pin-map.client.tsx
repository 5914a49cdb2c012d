'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MapView } from '@/components/ui/map/map-view.client';
import { SoftLink } from '@/components/ui/soft-link';
import { isDataSaverOn } from '@/lib/core/connection/network-information';
import { baseMapQuery } from '@/lib/map/base-map.api';
import { paths } from '@/lib/core/paths/paths';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { useDoorRings } from './use-door-rings';

const PIN_ID = 1;
/** Single houses are visible, and the next crossing is in view. */
const ZOOM = 15;

type PinMapProps = {
  spot: Coordinates;
  /** Called before the map of the whole screen opens. */
  onMove: () => void;
};

/** The pin of an address on a small map, which leads to the large one. With data saver on it is a link alone. */
export function PinMap({ spot, onMove }: PinMapProps) {
  const t = useTranslations('addresses');
  const isMapWanted = !isDataSaverOn();
  const { data: ground } = useQuery({ ...baseMapQuery, enabled: isMapWanted });
  const { latitude, longitude } = spot;
  const points = useMemo(() => [{ latitude, longitude, id: PIN_ID }], [latitude, longitude]);
  const rings = useDoorRings(spot);
  const link = (
    <SoftLink className="pin-map__link" href={paths.addressMapOfDraft()} onClick={onMove}>
      <span className="pin-map__text">{t('movePin')}</span>
    </SoftLink>
  );
  if (!isMapWanted) return link;
  return (
    <div className="pin-map">
      {ground ? (
        <MapView
          {...ground}
          label={t('pinLabel')}
          noStreets={t('noStreets')}
          retryLabel={t('retry')}
          start={{ latitude, longitude, zoom: ZOOM }}
          points={points}
          chosenId={PIN_ID}
          rings={rings}
          interactive={false}
          waiting={null}
          unavailable={() => null}
        />
      ) : null}
      {link}
    </div>
  );
}
