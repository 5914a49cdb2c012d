import type { StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { loadStreets, namesArchives, overOutlines, streetsStyle } from './map-streets';

const label = (id: string, field: string | ['get', string]): SymbolLayerSpecification => ({
  id,
  type: 'symbol',
  source: 'streets',
  layout: { 'text-field': field, 'text-font': ['Noto Sans Regular'] },
});

const STYLE: StyleSpecification = {
  version: 8,
  glyphs: 'https://glyphs.example/{fontstack}/{range}.pbf',
  sprite: '../sprites/light',
  sources: {
    streets: { type: 'vector', tiles: ['tiles/{z}/{x}/{y}.pbf'] },
    far: { type: 'vector', url: '/tiles.json' },
  },
  layers: [
    { id: 'roads', type: 'line', source: 'streets' },
    label('names', ['get', 'name']),
    label('old names', '{name:latin}'),
    label('numbers', ['get', 'number']),
  ],
};

const read = (language: string) => streetsStyle(STYLE, 'https://maps.example/styles/light.json', language);
const fields = (language: string) =>
  read(language).layers.map(({ layout }) => (layout as Record<string, unknown> | undefined)?.['text-field']);

test('names are in the page’s language, else in the next one that its readers know, else as they are', () => {
  const [, names, oldNames, numbers] = fields('ru');
  expect(names).toEqual(['coalesce', ['get', 'name:ru'], ['get', 'name']]);
  expect(oldNames).toEqual(names);
  expect(numbers).toEqual(['get', 'number']);
  expect(fields('ka')[1]).toEqual(['coalesce', ['get', 'name:ka'], ['get', 'name:en'], ['get', 'name']]);
});

test('labels are written in the page’s fonts, without glyphs of another server', () => {
  const { glyphs, layers } = read('ru');
  expect(glyphs).toBeUndefined();
  expect(layers[3]?.layout).toMatchObject({ 'text-font': ['Onest', 'Onest Georgian'] });
});

test('addresses in a style count from where it stands', () => {
  const { sources, sprite } = read('ru');
  expect(sources).toMatchObject({
    streets: { tiles: ['https://maps.example/styles/tiles/{z}/{x}/{y}.pbf'] },
    far: { url: 'https://maps.example/tiles.json' },
  });
  expect(sprite).toBe('https://maps.example/sprites/light');
});

describe('a PMTiles archive', () => {
  const styleOf = (source: StyleSpecification['sources'][string]): StyleSpecification => ({
    version: 8,
    sources: { streets: source },
    layers: [],
  });
  const full = (source: StyleSpecification['sources'][string]) =>
    streetsStyle(styleOf(source), 'https://app.example/map/light.json', 'ru').sources['streets'];

  it.each([
    ['pmtiles:///archives/kz.pmtiles', 'pmtiles://https://app.example/archives/kz.pmtiles'],
    ['pmtiles://kz.pmtiles', 'pmtiles://https://app.example/map/kz.pmtiles'],
    ['pmtiles://https://far.example/kz.pmtiles', 'pmtiles://https://far.example/kz.pmtiles'],
  ])('named as %s is at %s', (address, expected) => {
    expect(full({ type: 'vector', url: address })).toMatchObject({ url: expected });
    expect(full({ type: 'raster', tiles: [`${address}/{z}/{x}/{y}`] })).toMatchObject({
      tiles: [`${expected}/{z}/{x}/{y}`],
    });
  });

  it('differs from a tile server', () => {
    expect(namesArchives(styleOf({ type: 'vector', url: 'pmtiles:///kz.pmtiles' }))).toBe(true);
    expect(namesArchives(styleOf({ type: 'raster', tiles: ['pmtiles://a.pmtiles/{z}/{x}/{y}'] }))).toBe(true);
    expect(namesArchives(styleOf({ type: 'vector', url: '/kz.pmtiles' }))).toBe(false);
    expect(namesArchives(STYLE)).toBe(false);
  });
});

test('streets without a ground stand on our outlines, others are left alone', () => {
  const outlines: StyleSpecification = {
    version: 8,
    sources: { outlines: { type: 'geojson', data: '/map/outlines-kz.json' } },
    layers: [{ id: 'water', type: 'background' }],
  };
  const over = overOutlines(STYLE, outlines);
  expect(over.layers[0]?.id).toBe('water');
  expect(Object.keys(over.sources)).toEqual(['outlines', 'streets', 'far']);
  const whole = { ...STYLE, layers: [...outlines.layers, ...STYLE.layers] };
  expect(overOutlines(whole, outlines)).toBe(whole);
});

describe('an address without a style', () => {
  const answered = (body: string, status = 200) => {
    globalThis.fetch = () =>
      Promise.resolve({
        ok: status < 400,
        status,
        json: () => Promise.resolve(JSON.parse(body)),
      } as Response);
    return loadStreets('/map/style-{theme}.json', 'light', 'ru');
  };
  beforeAll(() => {
    AbortSignal.timeout ??= () => new AbortController().signal;
  });

  it.each([
    ['a failure', '{}', 503],
    ['no JSON', '<html>', 200],
    ['another version', '{"version":7,"sources":{},"layers":[]}', 200],
    ['no layers', '{"version":8,"sources":{}}', 200],
    ['layers that are none', '{"version":8,"sources":{},"layers":[null]}', 200],
  ])('is refused: %s', async (_what, body, status) => {
    await expect((async () => answered(body, status))()).rejects.toThrow();
  });

  it('is not refused where a style comes', async () => {
    await expect(answered(JSON.stringify(STYLE))).resolves.toMatchObject({ version: 8 });
  });
});
