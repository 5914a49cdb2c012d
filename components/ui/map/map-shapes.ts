import type { ReactNode } from 'react';

/** A point of the globe, degrees. */
export interface MapTarget {
  longitude: number;
  latitude: number;
}

/** A part of the map, degrees. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A pin. */
export interface MapPoint extends MapTarget {
  id: number;
  /** Drawn greyer: it exists, but is not available now. */
  dim?: boolean;
}

/** Something drawn by the page itself over the map, at its own size; never joined to a cluster. */
export interface MapMarker extends MapTarget {
  id: string;
  /** Which point of it is placed on the coordinates. */
  anchor: 'center' | 'bottom';
  content: ReactNode;
}

/** A name written on the map. */
export interface MapPlace extends MapTarget {
  name: string;
}

/** Circles around a point that show distances on a map without streets. */
export interface MapRings {
  centre: MapTarget;
  rings: readonly { meters: number; label: string }[];
}

/** Methods of a map that is shown. */
export interface MapControls {
  /** Centres the map on the point, at least at this zoom. */
  show: (spot: MapTarget, zoom?: number) => void;
  /** Zooms in (1) or out (-1) by one step. */
  zoomBy: (steps: 1 | -1) => void;
}

/** The base of a map. */
export interface BaseMap {
  /** The map cannot be moved out of this area. */
  limits: MapArea;
  /** Outlines of countries as GeoJSON, an address of our own origin. */
  outlines: string;
  /** Address of a MapLibre style with streets; `{theme}` in it stands for light or dark. */
  streets?: string;
  /** Mapbox token: its streets are drawn instead. */
  token?: string;
}

export interface MapCanvasProps extends BaseMap {
  /** The content of the map, for screen readers. */
  label: string;
  /** Said on the map where its streets did not load. */
  noStreets: string;
  /** Beside it: loads them once more. */
  retryLabel: string;
  start: MapTarget & { zoom: number };
  places?: readonly MapPlace[];
  rings?: MapRings;
  points: readonly MapPoint[];
  chosenId?: number | null;
  /** A way, point by point: what is done of it, then what is left. */
  route?: { done: readonly MapTarget[]; left: readonly MapTarget[] } | undefined;
  /** Later ones are drawn over earlier ones. */
  marks?: readonly MapMarker[];
  /** Where the diner is. */
  position?: MapTarget | null;
  /** false: a static map that cannot be moved. */
  interactive?: boolean;
  /** The map has stopped moving, and shows this area. */
  onRest?: (area: MapArea, zoom: number) => void;
  /** A pin was pressed; null: the map outside all pins. */
  onChoose?: (id: number | null) => void;
  /** The map is drawn and can be controlled. */
  onReady?: (controls: MapControls) => void;
  /** The map cannot be shown. */
  onFail: () => void;
}
