import type { LayerProps } from 'react-map-gl/maplibre';
import type { MapPalette } from './map-palette';

/** Names of the layers that can be pressed. */
export const CLUSTERS = 'clusters';
export const PINS = 'pins';

/** Pixels around a pin in which others join its cluster, and the last zoom that joins any. */
export const CLUSTER_RADIUS = 46;
export const CLUSTER_MAX_ZOOM = 14;

const PIN_GROUND = { 'icon-allow-overlap': true, 'icon-anchor': 'bottom' } as const;
/** Thousands of pins are not worth the time that finding what each covers takes. */
const SMALL_PIN_GROUND = { ...PIN_GROUND, 'icon-ignore-placement': true } as const;

/** The layers of the pins, for both libraries. */
export function pinLayers(palette: MapPalette, fonts: string[], chosenId: number) {
  const isCluster: ['has', string] = ['has', 'point_count'];
  return {
    clusters: {
      id: CLUSTERS,
      type: 'circle',
      filter: isCluster,
      paint: {
        'circle-color': palette.cluster,
        'circle-radius': ['step', ['get', 'point_count'], 18, 10, 21, 100, 25, 1000, 30],
        'circle-stroke-color': palette.pin,
        'circle-stroke-width': 3,
      },
    },
    counts: {
      id: 'counts',
      type: 'symbol',
      filter: isCluster,
      layout: {
        'text-field': ['to-string', ['get', 'point_count']],
        'text-font': fonts,
        'text-size': 14,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': palette.clusterLabel },
    },
    pins: {
      id: PINS,
      type: 'symbol',
      filter: ['all', ['!', isCluster], ['!=', ['get', 'id'], chosenId]],
      layout: { ...SMALL_PIN_GROUND, 'icon-image': ['case', ['get', 'dim'], 'pin-dim', 'pin'] },
    },
    // Large, and one: a name that it would cover stands elsewhere.
    chosen: {
      id: 'chosen',
      type: 'symbol',
      layout: { ...PIN_GROUND, 'icon-image': 'pin-chosen' },
    },
    position: {
      id: 'position',
      type: 'circle',
      paint: {
        'circle-radius': 8,
        'circle-color': palette.pin,
        'circle-stroke-color': palette.edge,
        'circle-stroke-width': 3,
      },
    },
  } satisfies Record<string, LayerProps>;
}

const ROUND_LINE = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** The layers of our own base map: distance circles, a route, and names of places. */
export function baseMapLayers(palette: MapPalette, fonts: string[]) {
  const textPaint = { 'text-color': palette.label, 'text-halo-color': palette.home, 'text-halo-width': 3 };
  return {
    rings: {
      id: 'rings',
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': palette.ring, 'line-width': 1.5, 'line-dasharray': [2, 3] },
    },
    routeDone: {
      id: 'route-done',
      type: 'line',
      filter: ['==', ['get', 'isLeft'], false],
      layout: ROUND_LINE,
      paint: { 'line-color': palette.pin, 'line-width': 4, 'line-opacity': 0.35 },
    },
    routeLeft: {
      id: 'route-left',
      type: 'line',
      filter: ['==', ['get', 'isLeft'], true],
      layout: ROUND_LINE,
      // Dashed: the courier's streets are not known.
      paint: { 'line-color': palette.pin, 'line-width': 4, 'line-dasharray': [0.1, 2] },
    },
    ringLabels: {
      id: 'ring-labels',
      type: 'symbol',
      filter: ['==', ['geometry-type'], 'Point'],
      layout: { 'text-field': ['get', 'label'], 'text-font': fonts, 'text-size': 12 },
      paint: textPaint,
    },
    placeDots: {
      id: 'place-dots',
      type: 'circle',
      maxzoom: 10,
      paint: {
        'circle-radius': 3.5,
        'circle-color': palette.edge,
        'circle-stroke-color': palette.label,
        'circle-stroke-width': 1.5,
      },
    },
    placeNames: {
      id: 'place-names',
      type: 'symbol',
      maxzoom: 11,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 9, 16],
        'text-anchor': 'top',
        'text-offset': [0, 0.5],
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: textPaint,
    },
  } satisfies Record<string, LayerProps>;
}
