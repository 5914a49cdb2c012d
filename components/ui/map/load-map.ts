import type { ComponentType } from 'react';
import type { MapPalette } from './map-palette';
import type { MapCanvasProps } from './map-shapes';

export type LoadedCanvas = ComponentType<MapCanvasProps & { palette: MapPalette }>;

/** Whether this browser can draw a map at all: checked before hundreds of kilobytes are loaded. */
export function canDrawMaps(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** Loads the library that draws the map: Mapbox where a token is set, else MapLibre; never both. */
export async function loadMap(token: string | undefined): Promise<LoadedCanvas> {
  if (token === undefined) return (await import('./maplibre-canvas.client')).MapCanvas;
  return (await import('./mapbox-canvas.client')).MapCanvas;
}

/** Loads the library for a map that comes soon, where this browser draws maps: with the map its evaluation would delay the page. */
export async function loadMapAhead(token: string | undefined): Promise<void> {
  if (canDrawMaps()) await loadMap(token);
}
