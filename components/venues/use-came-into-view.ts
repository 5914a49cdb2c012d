'use client';

import { useEffect, useState, type RefCallback } from 'react';

/** How far below the screen an element already counts as in view. */
const AHEAD = '100px';

/** Whether the element has been in view, or nearly, since it was mounted; and a ref for it. */
export function useCameIntoView(): [hasCome: boolean, ref: RefCallback<Element>] {
  const [element, setElement] = useState<Element | null>(null);
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!element || hasCome) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCome(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, hasCome]);
  return [hasCome, setElement];
}
