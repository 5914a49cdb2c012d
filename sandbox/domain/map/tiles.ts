import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { AREAS } from '../../catalogue/areas';
import { knownStreetsOf } from '../../catalogue/streets';
import { TOWNS } from '../../catalogue/towns';
import { housesOf, planOf, type Part, type TownPlan } from './town-plan';

export const MIN_ZOOM = 9;
export const MAX_ZOOM = 14;

/** The zoom from which a layer is in the tiles. */
const LAYERS: Record<keyof TownPlan | 'house', number> = {
  area: 9,
  river: 9,
  street: 10,
  lane: 11,
  name: 11,
  house: 14,
};
const LAYER_NAMES = Object.keys(LAYERS) as (keyof typeof LAYERS)[];

const EXTENT = 4096;
/** Tiles a town at most is drawn in, seen from its centre, degrees. */
const TOWN_DEGREES = 0.6;
/** Packed tiles that are cached: the towns that are looked at; a tile has 1 to 30 kB. */
const KEPT_TILES = 600;

/** To be raised when the drawing changes and the data does not. */
const DRAWING = 2;

/** In the address of each tile, so that a browser keeps it for good: another map has other addresses. */
export const MAP_VERSION = createHash('sha256')
  .update(JSON.stringify([DRAWING, AREAS, TOWNS.map(({ id }) => knownStreetsOf(id))]))
  .digest('hex')
  .slice(0, 10);

export interface TileAddress {
  zoom: number;
  column: number;
  row: number;
}

type TownIndex = Record<keyof TownPlan, GeoJSONVT>;
const INDEX = { maxZoom: MAX_ZOOM, indexMaxZoom: MIN_ZOOM, extent: EXTENT };

/** Towns whose plan is drawn. */
const indexes = new Map<number, TownIndex>();
const tiles = new Map<string, Buffer>();

/** A vector tile of the streets, gzipped; one without anything in it outside the towns. */
export function packedTile(address: TileAddress): Buffer {
  const key = Object.values(address).join('/');
  const packed = tiles.get(key) ?? gzipSync(drawTile(address));
  // The least recently requested one comes first.
  tiles.delete(key);
  tiles.set(key, packed);
  const [oldest] = tiles.keys();
  if (tiles.size > KEPT_TILES && oldest !== undefined) tiles.delete(oldest);
  return packed;
}

function drawTile(address: TileAddress): Uint8Array {
  const { zoom, column, row } = address;
  const part = partOf(address);
  const drawn: Record<string, GeoJSONVTTile> = {};
  for (const townId of townsOn(part)) {
    for (const name of LAYER_NAMES) {
      if (zoom < LAYERS[name]) continue;
      const index =
        name === 'house' ? new GeoJSONVT(housesOf(townId, withMargin(part)), INDEX) : indexOf(townId)[name];
      const tile = index.getTile(zoom, column, row);
      const before = drawn[name]?.features ?? [];
      if (tile) drawn[name] = { ...tile, features: [...before, ...tile.features] };
    }
  }
  return fromGeojsonVt(drawn, { version: 2, extent: EXTENT });
}

function townsOn({ west, south, east, north }: Part): number[] {
  const isNear = (value: number, from: number, to: number) =>
    value > from - TOWN_DEGREES && value < to + TOWN_DEGREES;
  return TOWNS.filter(
    ({ latitude, longitude }) => isNear(longitude, west, east) && isNear(latitude, south, north),
  ).map(({ id }) => id);
}

function indexOf(townId: number): TownIndex {
  const known = indexes.get(townId);
  if (known) return known;
  const plan = planOf(townId);
  const index: TownIndex = {
    area: new GeoJSONVT(plan.area, INDEX),
    river: new GeoJSONVT(plan.river, INDEX),
    lane: new GeoJSONVT(plan.lane, INDEX),
    street: new GeoJSONVT(plan.street, INDEX),
    name: new GeoJSONVT(plan.name, INDEX),
  };
  indexes.set(townId, index);
  return index;
}

/** Draws the plans of all towns before they are looked at, with a turn for requests between any two. */
export async function planTowns(): Promise<void> {
  for (const { id } of TOWNS) {
    indexOf(id);
    await nextTurn();
  }
}

function partOf(address: TileAddress): Part {
  const [west, north] = cornerOf(address);
  const [east, south] = cornerOf({ ...address, column: address.column + 1, row: address.row + 1 });
  return { west, south, east, north };
}

/** A tile holds a little of its neighbours (1/64), so that what stands on its edge is drawn whole. */
function withMargin({ west, south, east, north }: Part): Part {
  const [wide, high] = [(east - west) / 32, (north - south) / 32];
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}

/** The corner of a tile in the north west, as longitude and latitude (Web Mercator). */
function cornerOf({ zoom, column, row }: TileAddress): [number, number] {
  const count = 2 ** zoom;
  const north = Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count)));
  return [(column / count) * 360 - 180, (north * 180) / Math.PI];
}
