import type { FeatureCollection } from 'geojson';
import { useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { placeFeatures, pointFeatures, ringFeatures, routeFeatures, targetFeatures } from './map-features';
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS, baseMapLayers, pinLayers } from './map-layers';
import type { MapPalette } from './map-palette';
import type { MapCanvasProps } from './map-shapes';

/** Source, Layer and Marker components of a map library. */
export interface MapParts<LayerLike> {
  Source: ComponentType<{
    id: string;
    type: 'geojson';
    data: FeatureCollection;
    cluster?: boolean;
    clusterRadius?: number;
    clusterMaxZoom?: number;
    children?: ReactNode;
  }>;
  Layer: ComponentType<LayerLike>;
  Marker: ComponentType<{
    longitude: number;
    latitude: number;
    anchor: 'center' | 'bottom';
    children: ReactElement;
  }>;
}

/** The source whose clusters are expanded. */
export const POINTS = 'points';

type AnyLayer =
  | ReturnType<typeof pinLayers>[keyof ReturnType<typeof pinLayers>]
  | ReturnType<typeof baseMapLayers>[keyof ReturnType<typeof baseMapLayers>];

type MapContentProps = Pick<
  MapCanvasProps,
  'points' | 'chosenId' | 'marks' | 'position' | 'places' | 'rings' | 'route'
> & {
  parts: MapParts<AnyLayer>;
  palette: MapPalette;
  fonts: string[];
};

/** Everything over the base map: circles, a route, names, pins, clusters, the chosen pin, the diner's position, and markers. */
export function MapContent({
  parts: { Source, Layer, Marker },
  palette,
  fonts,
  points,
  chosenId,
  marks,
  position,
  places,
  rings,
  route,
}: MapContentProps) {
  const ground = useMemo(() => baseMapLayers(palette, fonts), [palette, fonts]);
  const pins = useMemo(() => pinLayers(palette, fonts, chosenId ?? 0), [palette, fonts, chosenId]);
  const pointData = useMemo(() => pointFeatures(points), [points]);
  const placeData = useMemo(() => placeFeatures(places ?? []), [places]);
  const ringData = useMemo(() => rings && ringFeatures(rings), [rings]);
  const routeData = useMemo(() => route && routeFeatures(route), [route]);
  const chosenData = useMemo(
    () => targetFeatures(points.filter(({ id }) => id === chosenId)),
    [points, chosenId],
  );
  const positionData = useMemo(() => targetFeatures(position ? [position] : []), [position]);
  return (
    <>
      {ringData ? (
        <Source id="rings" type="geojson" data={ringData}>
          <Layer {...ground.rings} />
          <Layer {...ground.ringLabels} />
        </Source>
      ) : null}
      {routeData ? (
        <Source id="route" type="geojson" data={routeData}>
          <Layer {...ground.routeDone} />
          <Layer {...ground.routeLeft} />
        </Source>
      ) : null}
      <Source id="places" type="geojson" data={placeData}>
        <Layer {...ground.placeDots} />
        <Layer {...ground.placeNames} />
      </Source>
      <Source
        id={POINTS}
        type="geojson"
        data={pointData}
        cluster
        clusterRadius={CLUSTER_RADIUS}
        clusterMaxZoom={CLUSTER_MAX_ZOOM}
      >
        <Layer {...pins.clusters} />
        <Layer {...pins.counts} />
        <Layer {...pins.pins} />
      </Source>
      <Source id="position" type="geojson" data={positionData}>
        <Layer {...pins.position} />
      </Source>
      <Source id="chosen" type="geojson" data={chosenData}>
        <Layer {...pins.chosen} />
      </Source>
      {marks?.map(({ id, longitude, latitude, anchor, content }) => (
        <Marker key={id} longitude={longitude} latitude={latitude} anchor={anchor}>
          <>{content}</>
        </Marker>
      ))}
    </>
  );
}
