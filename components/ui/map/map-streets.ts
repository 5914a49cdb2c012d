import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { PAGE_FONTS } from './map-style';

/** A style that does not come within this time counts as missing. */
const STYLE_MS = 8000;

/** Languages in which a name is shown where it has none in the page's own. */
const NEXT_LANGUAGE: Record<string, string[]> = { kk: ['ru'], ka: ['en'] };

/** Before the address of a PMTiles archive. */
const ARCHIVE = 'pmtiles://';

/**
 * Loads a style with streets.
 * @param address `{theme}` in it is replaced
 * @throws Error when there is none, or something else in its place
 */
export async function loadStreets(
  address: string,
  theme: 'light' | 'dark',
  language: string,
): Promise<StyleSpecification> {
  const url = new URL(address.replaceAll('{theme}', theme), document.baseURI).href;
  const answer = await fetch(url, { signal: AbortSignal.timeout(STYLE_MS), credentials: 'omit' });
  if (!answer.ok) throw new Error(`The map's style was answered ${answer.status}`);
  const style: unknown = await answer.json();
  if (!isStyle(style)) throw new Error('The map’s style is none');
  return streetsStyle(style, url, language);
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  const { version, sources, layers } = value as Record<string, unknown>;
  const isLayer = (layer: unknown) => typeof layer === 'object' && layer !== null && 'id' in layer;
  return (
    version === 8 &&
    typeof sources === 'object' &&
    sources !== null &&
    Array.isArray(layers) &&
    layers.every(isLayer)
  );
}

/** The style as this app draws it: names in the page's language and fonts, addresses in full, no glyphs of others. */
export function streetsStyle(style: StyleSpecification, url: string, language: string): StyleSpecification {
  const { glyphs: _glyphs, ...rest } = style;
  const full = (address: string): string =>
    address.startsWith(ARCHIVE)
      ? ARCHIVE + full(address.slice(ARCHIVE.length))
      : // A template's braces stay as they are.
        new URL(address, url).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  const sources = Object.entries(style.sources).map(([id, source]) => [
    id,
    {
      ...source,
      ...('url' in source && source.url ? { url: full(source.url) } : {}),
      ...('tiles' in source && source.tiles ? { tiles: source.tiles.map(full) } : {}),
    },
  ]);
  return {
    ...rest,
    ...(typeof style.sprite === 'string' ? { sprite: full(style.sprite) } : {}),
    sources: Object.fromEntries(sources) as StyleSpecification['sources'],
    layers: style.layers.map((layer) => (layer.type === 'symbol' ? inLanguage(layer, language) : layer)),
  };
}

function inLanguage(layer: SymbolLayerSpecification, language: string): LayerSpecification {
  const field = layer.layout?.['text-field'];
  if (field === undefined) return layer;
  const names = [language, ...(NEXT_LANGUAGE[language] ?? [])].map((code) => ['get', `name:${code}`]);
  const isName = /"name\b|\{name\b/.test(JSON.stringify(field));
  const text = isName ? ['coalesce', ...names, ['get', 'name']] : field;
  return {
    ...layer,
    layout: { ...layer.layout, 'text-field': text, 'text-font': PAGE_FONTS },
  } as LayerSpecification;
}

/** Whether any source of a style is a PMTiles archive. */
export const namesArchives = ({ sources }: StyleSpecification) =>
  Object.values(sources).some((source) => {
    const addresses = [
      ...('url' in source && source.url ? [source.url] : []),
      ...('tiles' in source && source.tiles ? source.tiles : []),
    ];
    return addresses.some((address) => address.startsWith(ARCHIVE));
  });

/** Whether a style paints all of its ground by itself. */
export const hasOwnGround = (style: StyleSpecification) =>
  style.layers.some(({ type }) => type === 'background' || type === 'raster');

/** The streets over our outlines, where they have no ground of their own. */
export function overOutlines(streets: StyleSpecification, outlines: StyleSpecification): StyleSpecification {
  if (hasOwnGround(streets)) return streets;
  return {
    ...streets,
    sources: { ...outlines.sources, ...streets.sources },
    layers: [...outlines.layers, ...streets.layers],
  };
}
