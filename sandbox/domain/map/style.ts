import { z } from 'zod';
import { readYaml } from '../../data/read-data';
import { MAP_VERSION, MAX_ZOOM, MIN_ZOOM } from './tiles';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, { error: "must be a colour such as '#d9e6c6'" });
const palette = z.strictObject({
  park: colour,
  water: colour,
  lane: colour,
  street: colour,
  main: colour,
  edge: colour,
  mainEdge: colour,
  words: colour,
  parkWords: colour,
  waterWords: colour,
  houseWords: colour,
  halo: colour,
});

const PALETTES = readYaml('geo/map-colours.yaml', z.strictObject({ light: palette, dark: palette }));

export type Theme = keyof typeof PALETTES;
export const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

const SOURCE = 'streets';

/** A width that grows with the zoom, in pixels at each zoom. */
const growing = (...stops: [zoom: number, pixels: number][]) => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
];

/** Metres that one pixel shows on the equator at zoom 0, with tiles of 512 pixels. */
const METERS_A_PIXEL = 40_075_016.686 / 512;

/** A river as wide as it is, and never thinner than a pixel and a half. */
const RIVER_WIDTH = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  ...[8, 20].flatMap((zoom) => [zoom, ['max', 1.5, ['/', ['get', 'width'], METERS_A_PIXEL / 2 ** zoom]]]),
];

const NAME = ['get', 'name'];
const isMain = ['==', ['get', 'main'], true];
const ROUND = { 'line-cap': 'round', 'line-join': 'round' };

function line(id: string, layer: string, rest: object) {
  return { id, type: 'line', source: SOURCE, 'source-layer': layer, layout: ROUND, ...rest };
}

/** The style of the sandbox's map (MapLibre style specification 8), without a ground and without glyphs. */
export function mapStyle(publicUrl: string, theme: Theme) {
  const colours = PALETTES[theme];
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.6 };
  const names = (
    id: string,
    layer: string,
    rest: { layout: object; paint: object; [key: string]: unknown },
  ) => ({
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    ...rest,
    layout: { 'text-field': NAME, ...rest.layout },
    paint: { ...halo, ...rest.paint },
  });
  const along = { 'symbol-placement': 'line', 'text-letter-spacing': 0.02 };
  return {
    version: 8,
    name: `Sandbox, ${theme}`,
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [`${publicUrl}/map/tiles/${MAP_VERSION}/{z}/{x}/{y}.pbf`],
        minzoom: MIN_ZOOM,
        maxzoom: MAX_ZOOM,
      },
    },
    layers: [
      {
        id: 'areas',
        type: 'fill',
        source: SOURCE,
        'source-layer': 'area',
        paint: { 'fill-color': ['match', ['get', 'kind'], 'park', colours.park, colours.water] },
      },
      line('rivers', 'river', { paint: { 'line-color': colours.water, 'line-width': RIVER_WIDTH } }),
      line('lanes', 'lane', {
        minzoom: 11,
        paint: { 'line-color': colours.lane, 'line-width': growing([11, 0.5], [14, 2], [18, 14]) },
      }),
      line('street-edges', 'street', {
        filter: ['!', isMain],
        minzoom: 12,
        paint: { 'line-color': colours.edge, 'line-width': growing([12, 1.8], [14, 4.6], [18, 24]) },
      }),
      line('main-edges', 'street', {
        filter: isMain,
        paint: { 'line-color': colours.mainEdge, 'line-width': growing([10, 1.6], [14, 8], [18, 34]) },
      }),
      line('streets', 'street', {
        filter: ['!', isMain],
        paint: { 'line-color': colours.street, 'line-width': growing([10, 0.6], [14, 3.4], [18, 21]) },
      }),
      line('mains', 'street', {
        filter: isMain,
        paint: { 'line-color': colours.main, 'line-width': growing([10, 1], [14, 6.4], [18, 31]) },
      }),
      names('house-numbers', 'house', {
        minzoom: 16,
        layout: { 'text-field': ['to-string', ['get', 'number']], 'text-size': 11, 'text-padding': 4 },
        paint: { 'text-color': colours.houseWords },
      }),
      names('river-names', 'river', {
        minzoom: 11,
        layout: { ...along, 'text-size': 12 },
        paint: { 'text-color': colours.waterWords, 'text-halo-color': colours.water },
      }),
      names('main-names', 'street', {
        filter: isMain,
        minzoom: 11,
        maxzoom: 13,
        layout: { ...along, 'text-size': 11 },
        paint: { 'text-color': colours.words },
      }),
      names('street-names', 'street', {
        minzoom: 13,
        layout: {
          ...along,
          'symbol-sort-key': ['case', isMain, 0, 1],
          'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 17, 14],
        },
        paint: { 'text-color': colours.words },
      }),
      names('lane-names', 'lane', {
        minzoom: 15,
        layout: { ...along, 'text-size': 11 },
        paint: { 'text-color': colours.words },
      }),
      names('area-names', 'name', {
        minzoom: 12,
        layout: { 'text-size': 12, 'text-max-width': 8 },
        paint: {
          'text-color': ['match', ['get', 'kind'], 'park', colours.parkWords, colours.waterWords],
          'text-halo-color': ['match', ['get', 'kind'], 'park', colours.park, colours.water],
        },
      }),
    ],
  };
}
