'use client';

import * as maplibre from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Layer, Map, Marker, Source } from 'react-map-gl/maplibre';
import { MapContent, POINTS } from './map-content';
import { CLUSTERS, PINS } from './map-layers';
import type { MapPalette } from './map-palette';
import type { MapCanvasProps } from './map-shapes';
import { hasOwnGround, overOutlines } from './map-streets';
import { baseMapStyle, PAGE_FONTS } from './map-style';
import { useMapCanvas, type SteeredMap } from './use-map-canvas';
import { useStreets } from './use-streets';

// Each release of the library has its own address, so that its two halves always match.
maplibre.setWorkerUrl(`/map/maplibre-gl-worker.mjs?v=${maplibre.getVersion()}`);

const parts = { Source, Layer, Marker };

async function clusterZoom(map: SteeredMap, clusterId: number): Promise<number> {
  const source = map instanceof maplibre.Map ? map.getSource<maplibre.GeoJSONSource>(POINTS) : undefined;
  return (await source?.getClusterExpansionZoom(clusterId)) ?? map.getZoom() + 2;
}

type Props = MapCanvasProps & { palette: MapPalette };

/** The map by MapLibre: streets by the style of the deployment, our own outlines under them or in their place. */
export function MapCanvas(props: Props) {
  const { streets, giveUp, keep, retry, isRetrying } = useStreets(props.streets);
  if (streets === 'loading') return null;
  const style = typeof streets === 'string' ? undefined : streets;
  return (
    <>
      {/* Without its streets it is another map: nothing of theirs stays. */}
      <DrawnMap
        key={style ? 'streets' : 'outlines'}
        {...props}
        style={style}
        onFail={style ? giveUp : props.onFail}
        onTile={keep}
        onEmpty={giveUp}
      />
      {streets === 'missing' ? (
        <div className="map__no-streets">
          <p role="status">{props.noStreets}</p>
          <Button tone="text" small busy={isRetrying} onClick={retry}>
            {props.retryLabel}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type DrawnMapProps = Props & {
  /** With streets. */
  style?: StyleSpecification;
  /** A tile of the streets has come. */
  onTile: () => void;
  /** Called once: there is nothing of the streets in the first view. */
  onEmpty: () => void;
};

interface SourceEvent {
  target: maplibre.Map;
  sourceId: string;
  tile?: { state?: unknown };
}

function DrawnMap({ palette, style, onTile, onEmpty, ...props }: DrawnMapProps) {
  const { isReady, ...events } = useMapCanvas(props, { palette, clusterZoom });
  const mapStyle = useMemo(() => {
    const outlines = baseMapStyle(palette, props.outlines);
    return style ? overOutlines(style, outlines) : outlines;
  }, [palette, props.outlines, style]);
  const { west, south, east, north } = props.limits;
  const isReported = useRef(false);
  /** Sources of which nothing is known: their server or their archive did not answer. */
  const lost = useRef(new Set<unknown>());
  const onError = (event: object) => {
    if ('sourceId' in event && !('tile' in event)) lost.current.add(event.sourceId);
    events.onError(event);
  };
  const onIdle = ({ target }: { target: maplibre.Map }) => {
    if (!style || isReported.current) return;
    isReported.current = true;
    const isDrawn = target.queryRenderedFeatures().some(({ source }) => source in style.sources);
    const hasPictures = Object.entries(style.sources).some(
      ([id, { type }]) => type.startsWith('raster') && !lost.current.has(id),
    );
    if (isDrawn || hasPictures) onTile();
    else onEmpty();
  };
  // The library says that a map is loaded once all of its tiles are: the first one suffices to show and to move it.
  const onSourceData = ({ target, sourceId, tile }: SourceEvent) => {
    if (!style || !(sourceId in style.sources) || tile?.state !== 'loaded') return;
    onTile();
    events.onLoad({ target });
  };
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
      attributionControl={style ? { compact: true } : false}
      interactive={props.interactive !== false}
      interactiveLayerIds={isReady ? [CLUSTERS, PINS] : []}
      locale={{ 'Map.Title': props.label }}
      onError={onError}
      onIdle={onIdle}
      onSourceData={onSourceData}
    >
      {isReady ? (
        <MapContent
          {...props}
          rings={style ? undefined : props.rings}
          places={style && hasOwnGround(style) ? undefined : props.places}
          parts={parts}
          palette={palette}
          fonts={PAGE_FONTS}
        />
      ) : null}
    </Map>
  );
}
