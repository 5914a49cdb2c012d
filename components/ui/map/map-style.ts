import type { StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette';

/** Our own base map: water, the countries around, the country itself. No glyphs: names are drawn with the page's fonts. */
export function baseMapStyle(palette: MapPalette, outlines: string): StyleSpecification {
  return {
    version: 8,
    sources: { outlines: { type: 'geojson', data: outlines, tolerance: 0.3 } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
      {
        id: 'land',
        type: 'fill',
        source: 'outlines',
        paint: { 'fill-color': ['case', ['has', 'home'], palette.home, palette.land] },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'outlines',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': palette.border, 'line-width': ['case', ['has', 'home'], 1.75, 1] },
      },
    ],
  };
}

/** Fonts of the stylesheet, by name. */
export const PAGE_FONTS = ['Onest', 'Onest Georgian'];
