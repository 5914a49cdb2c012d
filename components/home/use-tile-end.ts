'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { watchInView } from '@/components/ui/in-view';

/** How near the end of a row has to be, sideways, and the row itself, downwards, before more is requested. */
const ROW_MARGIN = '0px 300px';
const SCREEN_MARGIN = '300px 0px';

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
    if (!isWanted || !end.current || !row) return undefined;
    const item = end.current;
    let stopAtEnd = () => {};
    const stopOnScreen = watchInView(
      [row],
      (isOnScreen) => {
        stopAtEnd();
        if (!isOnScreen) return;
        stopAtEnd = watchInView([item], (isAtEnd) => isAtEnd && latest.current(), {
          root: row,
          rootMargin: ROW_MARGIN,
        });
      },
      { rootMargin: SCREEN_MARGIN },
    );
    return () => {
      stopOnScreen();
      stopAtEnd();
    };
  }, [isWanted]);
  return end;
}
