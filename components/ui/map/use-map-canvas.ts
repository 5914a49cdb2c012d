'use client';

import { useRef, useState } from 'react';
import { addPins } from './map-pins';
import type { MapPalette } from './map-palette';
import { CLUSTERS, PINS } from './map-layers';
import type { MapCanvasProps, MapControls } from './map-shapes';

/** The methods used here that both libraries' maps have. */
export interface SteeredMap {
  getZoom: () => number;
  getBounds: () => {
    getWest: () => number;
    getSouth: () => number;
    getEast: () => number;
    getNorth: () => number;
  } | null;
  easeTo: (options: { center: [number, number]; zoom: number }) => unknown;
  zoomTo: (zoom: number) => unknown;
  hasImage: (id: string) => boolean;
  addImage: (id: string, image: ImageData, options: { pixelRatio: number }) => unknown;
  touchZoomRotate: { disableRotation: () => unknown };
  keyboard: { disableRotation: () => unknown };
}

interface PressedFeature {
  layer?: { id: string };
  properties: Record<string, unknown> | null;
  geometry: { type: string; coordinates?: unknown };
}

interface CanvasOptions {
  palette: MapPalette;
  /** The zoom from which a cluster splits. */
  clusterZoom: (map: SteeredMap, clusterId: number) => Promise<number>;
}

/** Least zoom when a point is shown. */
const NEAR_ZOOM = 14;

function isPoint(value: unknown): value is [number, number] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
}

/** Event handlers of a map, the same for both libraries. */
export function useMapCanvas(props: MapCanvasProps, { palette, clusterZoom }: CanvasOptions) {
  const [isReady, setReady] = useState(false);
  const isDrawn = useRef(false);

  const rest = (map: SteeredMap) => {
    const bounds = map.getBounds();
    if (!bounds) return;
    const [west, south] = [bounds.getWest(), bounds.getSouth()];
    const [east, north] = [bounds.getEast(), bounds.getNorth()];
    props.onRest?.({ west, south, east, north }, map.getZoom());
  };
  const controls = (map: SteeredMap): MapControls => ({
    show: ({ longitude, latitude }, zoom = NEAR_ZOOM) =>
      void map.easeTo({ center: [longitude, latitude], zoom: Math.max(zoom, map.getZoom()) }),
    zoomBy: (steps) => void map.zoomTo(Math.round(map.getZoom()) + steps),
  });
  const openCluster = (map: SteeredMap, { properties, geometry }: PressedFeature) => {
    const cluster: unknown = properties?.['cluster_id'];
    const { coordinates } = geometry;
    if (typeof cluster !== 'number' || !isPoint(coordinates)) return;
    void clusterZoom(map, cluster).then((zoom) => map.easeTo({ center: coordinates, zoom }));
  };

  return {
    isReady,
    /** Also called before all of the map has come; a second time it does nothing. */
    onLoad: ({ target }: { target: SteeredMap }) => {
      if (isDrawn.current) return;
      isDrawn.current = true;
      target.touchZoomRotate.disableRotation();
      target.keyboard.disableRotation();
      addPins(target, palette);
      setReady(true);
      props.onReady?.(controls(target));
      rest(target);
    },
    onMoveEnd: ({ target }: { target: SteeredMap }) => rest(target),
    onClick: ({ target, features }: { target: SteeredMap; features?: readonly PressedFeature[] }) => {
      const pressed = features?.[0];
      const id: unknown = pressed?.properties?.['id'];
      if (pressed?.layer?.id === PINS && typeof id === 'number') props.onChoose?.(id);
      else if (pressed?.layer?.id === CLUSTERS) openCluster(target, pressed);
      else props.onChoose?.(null);
    },
    // Once the map is drawn, one missing tile or glyph is no reason to remove it.
    onError: (event: object) => {
      if (!isDrawn.current && !('sourceId' in event)) props.onFail();
    },
  };
}
