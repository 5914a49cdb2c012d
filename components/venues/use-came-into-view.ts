'use client';

import { useEffect, useState, type RefCallback } from 'react';
import { watchInView } from '@/components/ui/in-view';

/** How far below the screen an element already counts as in view. */
const AHEAD = '100px';

/** Whether the element has been in view, or nearly, since it was mounted; and a ref for it. */
export function useCameIntoView(): [hasCome: boolean, ref: RefCallback<Element>] {
  const [element, setElement] = useState<Element | null>(null);
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!element || hasCome) return undefined;
    return watchInView([element], (isInView) => isInView && setCome(true), { rootMargin: AHEAD });
  }, [element, hasCome]);
  return [hasCome, setElement];
}
