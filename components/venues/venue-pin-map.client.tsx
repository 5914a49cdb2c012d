'use client';

import { Map, MapPinOff } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { BaseMap } from '@/components/ui/map/map-shapes';
import { MapView } from '@/components/ui/map/map-view.client';
import type { Language } from '@/lib/core/site/site';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { ringsAround } from '@/components/ui/map/map-rings';
import { useCameIntoView } from './use-came-into-view';

const PIN_ID = 1;
const ZOOM = 13;

type VenuePinMapProps = BaseMap & { name: string; spot: Coordinates };

/** The location of the venue; its map is loaded when it comes into view, or on a press. */
export function VenuePinMap({ name, spot, ...ground }: VenuePinMapProps) {
  const t = useTranslations('map');
  const [isMapRequested, setIsMapRequested] = useState(false);
  const [hasCome, place] = useCameIntoView();
  const points = useMemo(() => [{ ...spot, id: PIN_ID }], [spot]);
  const language = useLocale() as Language;
  const rings = useMemo(
    () => ringsAround(spot, language, (unit, value) => t(unit, { value })),
    [spot, language, t],
  );
  return (
    <div ref={place} className="venue-pin-map">
      {isMapRequested || hasCome ? (
        <MapView
          {...ground}
          label={t('pinLabel', { name })}
          start={{ ...spot, zoom: ZOOM }}
          points={points}
          chosenId={PIN_ID}
          rings={rings}
          noStreets={t('noStreets')}
          retryLabel={t('retry')}
          interactive={false}
          waiting={
            <p className="map__status delayed" role="status">
              {t('loading')}
            </p>
          }
          unavailable={(why, retry) => (
            <p className="map__status" role="status">
              <Icon of={MapPinOff} />
              {t('unavailable')}
              {why === 'failed' ? (
                <Button tone="text" small onClick={retry}>
                  {t('retry')}
                </Button>
              ) : null}
            </p>
          )}
        />
      ) : (
        <div className="map__status">
          <Button tone="quiet" onClick={() => setIsMapRequested(true)}>
            <Icon of={Map} size="small" />
            {t('openPin')}
          </Button>
        </div>
      )}
    </div>
  );
}
