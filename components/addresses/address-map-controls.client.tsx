'use client';

import { LocateFixed, Minus, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGeolocation } from '@/components/towns/use-geolocation';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { MapControls } from '@/components/ui/map/map-shapes';
import { Notice } from '@/components/ui/notice';
import type { Coordinates } from '@/lib/ground/towns/distance';

type AddressMapControlsProps = {
  /** null while there is no map to control. */
  controls: MapControls | null;
  onFound: (position: Coordinates) => void;
};

/** Zoom in, zoom out, and go to the diner's position, or why it is not known. */
export function AddressMapControls({ controls, onFound }: AddressMapControlsProps) {
  const t = useTranslations('addresses');
  const geolocationTexts = useTranslations('geolocation');
  const { ask, problem } = useGeolocation();
  const [locateState, setLocateState] = useState<'never' | 'now' | 'before'>('never');
  const locate = async () => {
    setLocateState('now');
    const { coordinates } = await ask();
    setLocateState('before');
    if (coordinates) onFound(coordinates);
  };
  return (
    <>
      <div className="map-controls address-map__controls">
        {controls ? (
          <>
            <IconButton label={t('nearer')} ground="float" onClick={() => controls.zoomBy(1)}>
              <Icon of={Plus} />
            </IconButton>
            <IconButton label={t('farther')} ground="float" onClick={() => controls.zoomBy(-1)}>
              <Icon of={Minus} />
            </IconButton>
          </>
        ) : null}
        <IconButton
          label={t(locateState === 'now' ? 'locating' : 'locate')}
          ground="float"
          className="map-controls__locate"
          aria-busy={locateState === 'now' || undefined}
          onClick={() => void locate()}
        >
          {locateState === 'now' ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <Icon of={LocateFixed} />
          )}
        </IconButton>
      </div>
      {locateState === 'before' && problem ? (
        <Notice tone="warn" className="address-map__notice">
          {geolocationTexts(problem)}
        </Notice>
      ) : null}
    </>
  );
}
