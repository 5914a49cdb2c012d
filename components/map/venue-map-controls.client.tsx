'use client';

import { LocateFixed, Minus, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { MapControls } from '@/components/ui/map/map-shapes';
import { Notice } from '@/components/ui/notice';
import type { MyPosition } from './use-my-position';

type VenueMapControlsProps = {
  controls: MapControls;
  mine: MyPosition;
};

/** Zoom at which the area within walking distance fills the screen. */
const POSITION_ZOOM = 14;

/** The text of each problem. */
const PROBLEMS = {
  rejected: 'denied',
  hostRejected: 'deniedToApp',
  unavailable: 'unknownPosition',
  timeout: 'positionTimeout',
} as const;

/** Zoom in, zoom out, and the diner's position, or why it is not known. */
export function VenueMapControls({ controls, mine }: VenueMapControlsProps) {
  const t = useTranslations('map');
  return (
    <>
      <div className="map-controls">
        <IconButton label={t('nearer')} ground="float" onClick={() => controls.zoomBy(1)}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton label={t('farther')} ground="float" onClick={() => controls.zoomBy(-1)}>
          <Icon of={Minus} />
        </IconButton>
        <IconButton
          label={mine.isAsking ? t('locating') : t('locate')}
          ground="float"
          className="map-controls__locate"
          aria-busy={mine.isAsking || undefined}
          data-found={mine.position ? '' : undefined}
          onClick={() => mine.ask((position) => controls.show(position, POSITION_ZOOM))}
        >
          {mine.isAsking ? <span className="spinner" aria-hidden="true" /> : <Icon of={LocateFixed} />}
        </IconButton>
      </div>
      {mine.problem ? (
        <Notice tone="warn" className="map-stage__notice">
          {t(PROBLEMS[mine.problem])}
        </Notice>
      ) : null}
    </>
  );
}
