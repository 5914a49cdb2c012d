'use client';

import * as maplibre from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useMemo } from 'react';
import { Layer, Map, Marker, Source } from 'react-map-gl/maplibre';
import { MapContent, POINTS } from './map-content';
import { CLUSTERS, PINS } from './map-layers';
import type { MapPalette } from './map-palette';
import type { MapCanvasProps } from './map-shapes';
import { baseMapStyle, PAGE_FONTS } from './map-style';
import { useMapCanvas, type SteeredMap } from './use-map-canvas';

// Each release of the library has its own address, so that its two halves always match.
maplibre.setWorkerUrl(`/map/maplibre-gl-worker.mjs?v=${maplibre.getVersion()}`);

const parts = { Source, Layer, Marker };

async function clusterZoom(map: SteeredMap, clusterId: number): Promise<number> {
  const source = map instanceof maplibre.Map ? map.getSource<maplibre.GeoJSONSource>(POINTS) : undefined;
  return (await source?.getClusterExpansionZoom(clusterId)) ?? map.getZoom() + 2;
}

/** Our own base map, drawn by MapLibre: sends requests to no server but our own. */
export function MapCanvas({ palette, ...props }: MapCanvasProps & { palette: MapPalette }) {
  const { isReady, ...events } = useMapCanvas(props, { palette, clusterZoom });
  const mapStyle = useMemo(() => baseMapStyle(palette, props.outlines), [palette, props.outlines]);
  const { west, south, east, north } = props.limits;
  return (
    <Map
      {...events}
      mapLib={maplibre}
      mapStyle={mapStyle}
      initialViewState={props.start}
      maxBounds={[west, south, east, north]}
      maxPitch={0}
      maxZoom={18}
      fadeDuration={0}
      dragRotate={false}
      renderWorldCopies={false}
      attributionControl={false}
      interactive={props.interactive !== false}
      interactiveLayerIds={isReady ? [CLUSTERS, PINS] : []}
      locale={{ 'Map.Title': props.label }}
    >
      {isReady ? <MapContent {...props} parts={parts} palette={palette} fonts={PAGE_FONTS} /> : null}
    </Map>
  );
}
