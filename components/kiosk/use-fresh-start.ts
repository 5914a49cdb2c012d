'use client';

import { useEffect, useState } from 'react';
import { isServerReachable } from '@/lib/kiosk/connection';
import { MINUTE_MS, SECOND_MS } from '@/lib/time/duration';

/** A start that nobody has touched for so long is loaded anew: with the menu and the release of now, and with an empty memory. */
const FRESH_MS = 5 * MINUTE_MS;
/** How often the start looks whether our server answers. */
const LOOK_MS = 30 * SECOND_MS;
const RETRY_MS = 3 * SECOND_MS;

/**
 * Keeps the start of a kiosk that nobody uses fresh, and comes back by itself once our server answers again.
 * @param isUnused nobody is there
 * @returns whether our server does not answer
 */
export function useFreshStart(isUnused: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!isUnused) return undefined;
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async (wasAway: boolean) => {
      const isReachable = await isServerReachable();
      if (isOver) return;
      if (isReachable && (wasAway || Date.now() - since >= FRESH_MS)) {
        window.location.reload();
        return;
      }
      setIsAway(!isReachable);
      timer = setTimeout(() => void look(!isReachable), isReachable ? LOOK_MS : RETRY_MS);
    };
    const lookNow = () => {
      clearTimeout(timer);
      void look(false);
    };
    timer = setTimeout(() => void look(false), LOOK_MS);
    window.addEventListener('offline', lookNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('offline', lookNow);
    };
  }, [isUnused]);
  return isAway && isUnused;
}
