/** @jest-environment node */
import { VectorTile } from '@mapbox/vector-tile';
import type { Feature } from 'geojson';
import { PbfReader } from 'pbf';
import { AREAS } from '../../catalogue/areas';
import { knownStreetsOf } from '../../catalogue/streets';
import { TOWNS } from '../../catalogue/towns';
import type { RunningSandbox } from '../../server';
import { openBeforeTests } from '../../testing/hooks';
import { z } from 'zod';
import { lanesOf } from '../geo/lanes';
import { nearestHouse } from '../geo/line';
import { isInside, flatAround } from '../geo/shapes';
import { housesOf, planOf } from './town-plan';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));

const styleSchema = z.object({
  version: z.literal(8),
  sources: z.object({ streets: z.object({ tiles: z.tuple([z.string()]), maxzoom: z.number() }) }),
  layers: z.array(z.object({ id: z.string(), type: z.string(), paint: z.record(z.string(), z.unknown()) })),
});

async function readStyle(theme: string) {
  const answer = await running.app.inject({ url: `/map/style-${theme}.json` });
  expect(answer.statusCode).toBe(200);
  return { answer, style: styleSchema.parse(answer.json()) };
}

async function fetchTile(address: string, headers: Record<string, string> = {}) {
  const { style } = await readStyle('light');
  const [zoom = '', column = '', row = ''] = address.split('/');
  const template = style.sources.streets.tiles[0];
  const { pathname } = new URL(template.replace('{z}', zoom).replace('{x}', column).replace('{y}', row));
  return running.app.inject({ url: pathname, headers });
}

/** Tile of a point at a zoom. */
function tileAt(longitude: number, latitude: number, zoom: number): string {
  const count = 2 ** zoom;
  const row = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return [zoom, Math.floor(((longitude + 180) / 360) * count), Math.floor(row * count)].join('/');
}

async function readTile(address: string): Promise<VectorTile> {
  const answer = await fetchTile(address);
  expect(answer.statusCode).toBe(200);
  return new VectorTile(new PbfReader(answer.rawPayload));
}

const namesOf = ({ layers }: VectorTile, layer: string, name: string) =>
  Array.from({ length: layers[layer]?.length ?? 0 }, (_, index) =>
    String(layers[layer]?.feature(index).properties[name] ?? ''),
  );

describe('a tile of the map', () => {
  it('has the streets, areas and house numbers of its town, named in the country’s languages', async () => {
    const tile = await readTile(tileAt(76.9456, 43.2385, 14));
    expect(Object.keys(tile.layers).sort()).toEqual(['house', 'lane', 'river', 'street']);
    expect(namesOf(tile, 'street', 'name:ru')).toContain('ул. Сатпаева');
    expect(namesOf(tile, 'street', 'name:kk')).toContain('Сәтбаев көшесі');
    expect(namesOf(tile, 'street', 'name:en')).toContain('Satpayev Street');
    const tbilisi = await readTile(tileAt(44.7995, 41.6971, 13));
    expect(namesOf(tbilisi, 'street', 'name')).toContain('რუსთაველის გამზირი');
    expect(namesOf(tbilisi, 'river', 'name:ka')).toContain('მტკვარი');
    expect(namesOf(tile, 'lane', 'name:ru')).toContainEqual(
      expect.stringMatching(/^\d+-(я улица|й переулок)$/),
    );
  });

  it('is gzipped where that is understood, and the same for good under its address', async () => {
    const address = tileAt(76.9456, 43.2385, 12);
    const [packed, plain] = [
      await fetchTile(address, { 'accept-encoding': 'gzip' }),
      await fetchTile(address),
    ];
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.headers['access-control-allow-origin']).toBe('*');
    expect((await fetchTile(address)).rawPayload.equals(plain.rawPayload)).toBe(true);
  });

  it('is empty where no town is', async () => {
    const answer = await fetchTile(tileAt(60, 48, 12));
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  });

  it.each(['8/182/94', '15/23390/12000', '12/4096/10', '12/2923/99999'])('%s is refused', async (address) => {
    expect((await fetchTile(address)).statusCode).toBe(422);
  });

  it('a tile of another version of the map is gone', async () => {
    const answer = await running.app.inject({ url: '/map/tiles/0123456789/12/2923/1501.pbf' });
    expect(answer.statusCode).toBe(404);
  });

  it('is small: a first view of any town takes 60 kB at most', async () => {
    for (const { longitude, latitude } of TOWNS) {
      const view = [-0.03, 0, 0.03].flatMap((east) =>
        [-0.03, 0, 0.03].map((north) => [east, north] as const),
      );
      for (const zoom of [11, 14]) {
        const addresses = new Set(
          view.map(([east, north]) =>
            tileAt(longitude + east * 2 ** (11 - zoom), latitude + north * 2 ** (11 - zoom), zoom),
          ),
        );
        let bytes = 0;
        for (const address of addresses)
          bytes += (await fetchTile(address, { 'accept-encoding': 'gzip' })).rawPayload.length;
        expect(bytes).toBeLessThan(60_000);
      }
    }
  });
});

describe('the style of the map', () => {
  it('is light and dark, on the same tiles', async () => {
    const [light, dark] = [(await readStyle('light')).style, (await readStyle('dark')).style];
    expect(dark.sources).toEqual(light.sources);
    expect(dark.layers.map(({ id }) => id)).toEqual(light.layers.map(({ id }) => id));
    expect(dark.layers[0]?.paint).not.toEqual(light.layers[0]?.paint);
  });

  it('leaves the ground to the app', async () => {
    const { style } = await readStyle('light');
    expect(style.layers.map(({ type }) => type)).not.toContain('background');
  });

  it('is known in no other theme', async () => {
    expect((await running.app.inject({ url: '/map/style-sepia.json' })).statusCode).toBe(422);
  });
});

describe('the plan of a town', () => {
  it.each(TOWNS.map(({ id, translitName }) => [translitName, id] as const))(
    'the plan of a town of %s has every house beside its street, a park, water or both, and lanes',
    (_name, townId) => {
      const plan = planOf(townId);
      const streets = knownStreetsOf(townId);
      expect(plan.street.features).toHaveLength(streets.length);
      const houses = streets.flatMap((street) => Array<typeof street>(street.lastHouse).fill(street));
      const { features } = housesOf(townId, WORLD);
      expect(features).toHaveLength(houses.length);
      const distances = houses.map((street, index) => {
        const geometry = features[index]?.geometry;
        if (geometry?.type !== 'Point') throw new Error('a house is a point');
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        return nearestHouse(street, { latitude, longitude }).meters;
      });
      expect(Math.max(...distances)).toBeLessThan(20);
      expect(AREAS.filter((area) => area.townId === townId).length).toBeGreaterThan(1);
      expect(plan.lane.features.length).toBeGreaterThan(10);
    },
  );

  it('is always the same', () => {
    expect(planOf(7)).toEqual(planOf(7));
  });

  it('has the houses of a part of it alone', () => {
    const part = { west: 76.94, south: 43.23, east: 76.96, north: 43.25 };
    const all = housesOf(1, WORLD).features;
    const there = housesOf(1, part).features;
    expect(there.length).toBeGreaterThan(50);
    expect(there.length).toBeLessThan(all.length / 10);
    const isInside = ({ geometry }: Feature) => {
      const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
      return longitude > part.west && longitude < part.east && latitude > part.south && latitude < part.north;
    };
    expect(there.filter(isInside)).toEqual(all.filter(isInside));
  });

  it('has no lane in a park or a lake', () => {
    const areas = AREAS.filter(({ townId, kind }) => townId === 1 && kind !== 'river');
    expect(areas.length).toBeGreaterThan(3);
    const points = lanesOf(
      1,
      knownStreetsOf(1),
      AREAS.filter(({ townId }) => townId === 1),
    ).flatMap(({ line }) => line);
    for (const { line } of areas) {
      const { flat } = flatAround(line[0]);
      const corners = line.map(flat);
      expect(points.filter((point) => isInside(flat(point), corners))).toEqual([]);
    }
  });

  it('the plan of a town without streets is empty', () => {
    expect(lanesOf(1, [], [])).toEqual([]);
    expect(planOf(99).lane.features).toEqual([]);
  });
});
