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
  /** Drawn greyer: there, but not to be had now. */
  dim?: boolean;
}

/** Something drawn by the page itself over the map, at its own size; never joined to a cluster. */
export interface MapMarker extends MapTarget {
  id: string;
  /** Which point of it stands on the spot. */
  anchor: 'center' | 'bottom';
  content: ReactNode;
}

/** A name written on the map. */
export interface MapPlace extends MapTarget {
  name: string;
}

/** Circles around a spot that tell distances on a map without streets. */
export interface MapRings {
  centre: MapTarget;
  rings: readonly { meters: number; label: string }[];
}

/** What can be asked of a map that is shown. */
export interface MapControls {
  /** Moves the spot into the middle, at least at this zoom. */
  show: (spot: MapTarget, zoom?: number) => void;
  /** One step nearer (1) or farther (-1). */
  zoomBy: (steps: 1 | -1) => void;
}

export interface MapCanvasProps {
  /** What the map shows, in words. */
  label: string;
  /** Outlines of countries as GeoJSON, an address of our own origin. */
  outlines: string;
  start: MapTarget & { zoom: number };
  /** The map cannot be moved out of this area. */
  limits: MapArea;
  places?: readonly MapPlace[];
  rings?: MapRings;
  points: readonly MapPoint[];
  chosenId?: number | null;
  /** Later ones lie over earlier ones. */
  marks?: readonly MapMarker[];
  /** Where the diner is. */
  position?: MapTarget | null;
  /** false: a picture of a place that cannot be moved. */
  interactive?: boolean;
  /** The map has come to rest, and shows this. */
  onRest?: (area: MapArea, zoom: number) => void;
  /** A pin was pressed; null: the map beside all pins. */
  onChoose?: (id: number | null) => void;
  /** The map is drawn and can be steered. */
  onReady?: (controls: MapControls) => void;
  /** The map cannot be shown. */
  onFail: () => void;
  /** Of Mapbox; without one our own ground is drawn. */
  token?: string;
}
