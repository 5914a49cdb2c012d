'use client';

import { useEffect, useRef, useState } from 'react';
import type { MapArea, MapControls } from '@/components/ui/map/map-shapes';
import { nearerView, type MapViewpoint } from '@/lib/orders/courier-view';
import { metersBetween, type Coordinates } from '@/lib/ground/towns/distance';

/** The map rests at the view it was sent to, within this part of its height and this much zoom. */
const MOVED_PART = 1 / 20;
const MOVED_ZOOM = 0.1;

/**
 * Doubles the map's scale as the way gets shorter, so that it mostly stands still; never after the diner has moved it.
 * @param ahead the points that have to be in view
 */
export function useCalmCamera(start: MapViewpoint, ahead: readonly Coordinates[]) {
  const [controls, setControls] = useState<MapControls | null>(null);
  const shown = useRef(start);
  const isMoved = useRef(false);
  const [restingZoom, setRestingZoom] = useState(start.zoom);
  useEffect(() => {
    if (!controls || isMoved.current) return;
    const view = nearerView(shown.current, ahead);
    if (view === shown.current) return;
    shown.current = view;
    controls.show(view, view.zoom);
  }, [controls, ahead]);
  return {
    /** The zoom at which the map rests, after our own moves and the diner's. */
    restingZoom,
    onReady: setControls,
    onRest: ({ west, south, east, north }: MapArea, zoom: number) => {
      setRestingZoom(zoom);
      const longitude = (west + east) / 2;
      const off = metersBetween({ latitude: (south + north) / 2, longitude }, shown.current);
      const height = metersBetween({ latitude: south, longitude }, { latitude: north, longitude });
      if (off > height * MOVED_PART || Math.abs(zoom - shown.current.zoom) > MOVED_ZOOM)
        isMoved.current = true;
    },
  };
}
