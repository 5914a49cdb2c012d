'use client';

import { useEffect, useState, type RefObject } from 'react';

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
    if (isNear || !watched) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setIsNear(true), STAY_MS);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(watched);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, bySection, isNear]);
  return isNear;
}
