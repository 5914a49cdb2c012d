'use client';

import { useEffect, useState, type RefObject } from 'react';
import { watchInView } from '@/components/ui/in-view';

/** Two screens ahead of the visible one. */
const AHEAD = '200% 0px';
/** Elements that are only passed on a jump do not count. */
const STAY_MS = 80;

/**
 * Whether the element has been near the screen for a moment; once so, it stays so.
 * @param bySection watches the section around it, which is known to be near before its content is laid out
 */
export function useNear(element: RefObject<Element | null>, bySection: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = bySection ? element.current?.closest('section') : element.current;
    if (isNear || !watched) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = watchInView(
      [watched],
      (isInView) => {
        clearTimeout(timer);
        if (isInView) timer = setTimeout(() => setIsNear(true), STAY_MS);
      },
      { rootMargin: AHEAD },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [element, bySection, isNear]);
  return isNear;
}
