'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** How near the end of a row has to be, sideways, and the row itself, downwards, before more is requested. */
const ASIDE = '0px 300px';
const BELOW = '300px 0px';

/**
 * Calls `onNear` when the end of a row of Home comes near: of a row that scrolls sideways when it is near the screen and
 * scrolled almost to its end. @returns the ref of the list item at the row's end.
 */
export function useTileEnd(isWanted: boolean, onNear: () => void): RefObject<HTMLLIElement | null> {
  const end = useRef<HTMLLIElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const row = end.current?.parentElement;
    if (!isWanted || !end.current || !row || typeof IntersectionObserver === 'undefined') return;
    const isMet = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting);
    const atEnd = new IntersectionObserver((entries) => isMet(entries) && latest.current(), {
      root: row,
      rootMargin: ASIDE,
    });
    const item = end.current;
    const onScreen = new IntersectionObserver(
      (entries) => {
        if (isMet(entries)) atEnd.observe(item);
        else atEnd.disconnect();
      },
      { rootMargin: BELOW },
    );
    onScreen.observe(row);
    return () => {
      onScreen.disconnect();
      atEnd.disconnect();
    };
  }, [isWanted]);
  return end;
}
