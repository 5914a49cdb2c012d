'use client';

import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { canDrawMaps, loadMap, type LoadedCanvas } from './load-map';
import { readPalette, watchTheme, type MapPalette } from './map-palette';
import type { MapCanvasProps } from './map-shapes';

/** A map that is not drawn after this time counts as failed. */
export const MAX_WAIT_MS = 25_000;

type MapViewProps = Omit<MapCanvasProps, 'onFail'> & {
  /** Shown until the map is drawn. */
  waiting: ReactNode;
  /** Shown in place of the map: the browser draws no maps, or the map failed to load and can be retried. */
  unavailable: (why: 'unsupported' | 'failed', retry: () => void) => ReactNode;
  /** Called as soon as the map turns out to be unavailable. */
  onUnavailable?: () => void;
};

const themeNow = () => JSON.stringify(readPalette());
const noTheme = () => '';

/**
 * A map with pins and clusters, in the current theme. Its library (300 kB and more) is loaded when this is mounted and
 * never before; without WebGL, without the library, or without its base map a message replaces the map.
 */
export function MapView({ waiting, unavailable, onUnavailable, ...canvas }: MapViewProps) {
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'waiting' | 'drawn' | 'unsupported' | 'failed'>('waiting');
  const [Canvas, setCanvas] = useState<LoadedCanvas | null>(null);
  /** The last view of the map, for the map that replaces it. */
  const [camera, setCamera] = useState(canvas.start);
  const theme = useSyncExternalStore(watchTheme, themeNow, noTheme);
  // Equal colours must be the same object: another one would redraw the whole base map.
  const palette = useMemo(() => (theme ? (JSON.parse(theme) as MapPalette) : null), [theme]);
  const { token } = canvas;

  useEffect(() => {
    let isHere = true;
    const end = (why: 'unsupported' | 'failed') => {
      if (!isHere) return;
      setStatus((before) => (before === 'drawn' ? before : why));
    };
    const timer = setTimeout(() => end('failed'), MAX_WAIT_MS);
    if (canDrawMaps())
      loadMap(token).then(
        (loaded) => isHere && setCanvas(() => loaded),
        () => end('failed'),
      );
    else queueMicrotask(() => end('unsupported'));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [attempt, token]);

  const isUnavailable = status === 'unsupported' || status === 'failed';
  useEffect(() => {
    if (isUnavailable) onUnavailable?.();
  }, [isUnavailable, onUnavailable]);

  const retry = () => {
    setStatus('waiting');
    setAttempt(attempt + 1);
  };

  return (
    <div className="map" data-map={status}>
      {Canvas && palette && !isUnavailable ? (
        // Another theme needs another map: base map and pins are redrawn.
        <Canvas
          {...canvas}
          start={camera}
          key={`${theme} ${attempt}`}
          palette={palette}
          onReady={(controls) => {
            setStatus('drawn');
            canvas.onReady?.(controls);
          }}
          onRest={(area, zoom) => {
            setCamera({
              longitude: (area.west + area.east) / 2,
              latitude: (area.south + area.north) / 2,
              zoom,
            });
            canvas.onRest?.(area, zoom);
          }}
          onFail={() => setStatus('failed')}
        />
      ) : null}
      {status === 'waiting' ? waiting : null}
      {isUnavailable ? unavailable(status, retry) : null}
    </div>
  );
}
