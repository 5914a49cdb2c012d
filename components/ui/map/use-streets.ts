'use client';

import type { StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import { loadStreets, namesArchives } from './map-streets';

/** A map without any tile of its streets after this time goes on without them. */
export const DRAWN_MS = 12_000;

/** The style with streets of an address, once the archives that it names can be read: their reader is loaded for them alone. */
async function readStreets(...wanted: Parameters<typeof loadStreets>): Promise<StyleSpecification> {
  const style = await loadStreets(...wanted);
  if (namesArchives(style)) (await import('./map-archives')).readArchives();
  return style;
}

/**
 * The style with streets of an address: `loading`, then the style, or `missing`; `none` where there is no address. A map that has
 * drawn a tile of it keeps it, however long the others take.
 */
export function useStreets(address: string | undefined) {
  const [streets, setStreets] = useState<StyleSpecification | 'loading' | 'missing' | 'none'>(
    address === undefined ? 'none' : 'loading',
  );
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  const [hasTile, setHasTile] = useState(false);
  const giveUp = useCallback(() => setStreets('missing'), []);
  const keep = useCallback(() => setHasTile(true), []);
  const retry = () => {
    setHasTile(false);
    setRetrying(true);
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    if (address === undefined) return undefined;
    let isHere = true;
    const { colorScheme } = getComputedStyle(document.documentElement);
    void readStreets(address, colorScheme === 'dark' ? 'dark' : 'light', document.documentElement.lang)
      .catch(() => 'missing' as const)
      .then((found) => {
        if (!isHere) return;
        setStreets(found);
        setRetrying(false);
      });
    return () => {
      isHere = false;
    };
  }, [address, attempt]);

  useEffect(() => {
    if (address === undefined || hasTile) return undefined;
    // Nothing is drawn in a tab that is not looked at: its time has not begun.
    const check = () => (document.hidden ? wait() : giveUp());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(check, DRAWN_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [address, attempt, hasTile, giveUp]);

  return { streets, giveUp, keep, retry, isRetrying };
}
