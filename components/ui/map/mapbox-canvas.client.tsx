'use client';

import mapbox, { type GeoJSONSource } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { Layer, Map, Marker, Source } from 'react-map-gl/mapbox';
import { MapContent, POINTS } from './map-content';
import { CLUSTERS, PINS } from './map-layers';
import type { MapPalette } from './map-palette';
import type { MapCanvasProps } from './map-shapes';
import { useMapCanvas, type SteeredMap } from './use-map-canvas';

const parts = { Source, Layer, Marker };
const FONTS = ['DIN Pro Medium', 'Arial Unicode MS Regular'];
const STYLES = {
  light: 'mapbox://styles/mapbox/light-v11',
  dark: 'mapbox://styles/mapbox/dark-v11',
} as const;

function clusterZoom(map: SteeredMap, clusterId: number): Promise<number> {
  const source = map instanceof mapbox.Map ? map.getSource<GeoJSONSource>(POINTS) : undefined;
  const otherwise = map.getZoom() + 2;
  return new Promise((resolve) => {
    if (!source) resolve(otherwise);
    else
      source.getClusterExpansionZoom(clusterId, (error, zoom) =>
        resolve(error ? otherwise : (zoom ?? otherwise)),
      );
  });
}

/** The map with Mapbox's streets, for a deployment that has a token. */
export function MapCanvas({ palette, ...props }: MapCanvasProps & { palette: MapPalette }) {
  const { isReady, ...events } = useMapCanvas(props, { palette, clusterZoom });
  const { west, south, east, north } = props.limits;
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  return (
    <Map
      {...events}
      mapLib={mapbox}
      mapboxAccessToken={props.token}
      mapStyle={STYLES[isDark ? 'dark' : 'light']}
      initialViewState={props.start}
      maxBounds={[west, south, east, north]}
      maxPitch={0}
      maxZoom={18}
      fadeDuration={0}
      dragRotate={false}
      projection="mercator"
      renderWorldCopies={false}
      interactive={props.interactive !== false}
      interactiveLayerIds={isReady ? [CLUSTERS, PINS] : []}
      locale={{ 'Map.Title': props.label }}
    >
      {isReady ? (
        <MapContent
          {...props}
          rings={undefined}
          places={undefined}
          parts={parts}
          palette={palette}
          fonts={FONTS}
        />
      ) : null}
    </Map>
  );
}
