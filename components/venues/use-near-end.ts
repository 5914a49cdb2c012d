'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { watchInView } from '@/components/ui/in-view';

/** How far below the screen the end of a list may be when more is requested. */
const AHEAD = '800px';

/**
 * Calls `onNear` when the end of a list comes near the screen, and again when the list has grown and its end is still near.
 * @returns the ref of the element that stands at its end.
 */
export function useNearEnd(
  isWanted: boolean,
  length: number,
  onNear: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = end.current;
    if (!isWanted || !element) return undefined;
    return watchInView([element], (isInView) => isInView && latest.current(), { rootMargin: AHEAD });
  }, [isWanted, length]);
  return end;
}
