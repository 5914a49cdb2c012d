'use client';

import type { StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import { loadStreets, namesArchives } from './map-streets';

/** A map whose streets are not drawn after this time goes on without them. */
const DRAWN_MS = 12_000;

/** The style with streets of an address, once the archives that it names can be read: their reader is loaded for them alone. */
async function readStreets(...wanted: Parameters<typeof loadStreets>): Promise<StyleSpecification> {
  const style = await loadStreets(...wanted);
  if (namesArchives(style)) (await import('./map-archives')).readArchives();
  return style;
}

/** The style with streets of an address: `loading`, then the style, or `missing`; `none` where there is no address. */
export function useStreets(address: string | undefined) {
  const [streets, setStreets] = useState<StyleSpecification | 'loading' | 'missing' | 'none'>(
    address === undefined ? 'none' : 'loading',
  );
  const [isDrawn, setDrawn] = useState(false);
  const giveUp = useCallback(() => setStreets('missing'), []);
  const keep = useCallback(() => setDrawn(true), []);

  useEffect(() => {
    if (address === undefined) return undefined;
    let isHere = true;
    const { colorScheme } = getComputedStyle(document.documentElement);
    readStreets(address, colorScheme === 'dark' ? 'dark' : 'light', document.documentElement.lang).then(
      (style) => isHere && setStreets(style),
      () => isHere && setStreets('missing'),
    );
    return () => {
      isHere = false;
    };
  }, [address]);

  useEffect(() => {
    if (address === undefined || isDrawn) return undefined;
    // Nothing is drawn in a tab that is not looked at: its time has not begun.
    const check = () => (document.hidden ? wait() : giveUp());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(check, DRAWN_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [address, isDrawn, giveUp]);

  return { streets, giveUp, keep };
}
