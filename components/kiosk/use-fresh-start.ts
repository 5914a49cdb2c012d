'use client';

import { useEffect, useState } from 'react';
import { inactiveMs } from '@/lib/kiosk/activity';
import { isServerReachable } from '@/lib/core/connection/when-reachable';
import { RETRY_MS } from '@/lib/kiosk/connection';
import { FRESH_START_MS, IDLE_MS } from '@/lib/kiosk/idle';
import { SECOND_MS } from '@/lib/core/time/duration';
import { deviceMs } from '@/lib/core/time/now';
import { openLayer } from './accessibility/controls';

/** How often the start looks whether our server answers. */
const CHECK_MS = 30 * SECOND_MS;

/** Stories, help and the choice of aids lie over a start, and are not loaded away from who is in them. */
const isUnattended = () => inactiveMs() >= IDLE_MS && openLayer() === document.body;

/**
 * Keeps the start of an unused kiosk fresh, and comes back by itself once our server answers again.
 * @param isUnused no guest is there
 * @returns whether our server does not answer
 */
export function useFreshStart(isUnused: boolean): boolean {
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => {
    if (!isUnused) return undefined;
    const since = deviceMs();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const check = async (wasUnreachable: boolean) => {
      const isReachable = await isServerReachable();
      if (isOver) return;
      const isOld = deviceMs() - since >= FRESH_START_MS;
      if (isReachable && (wasUnreachable || (isOld && isUnattended()))) {
        window.location.reload();
        return;
      }
      setIsUnreachable(!isReachable);
      timer = setTimeout(() => void check(!isReachable), isReachable ? CHECK_MS : RETRY_MS);
    };
    const lookNow = () => {
      clearTimeout(timer);
      void check(false);
    };
    timer = setTimeout(() => void check(false), CHECK_MS);
    window.addEventListener('offline', lookNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('offline', lookNow);
    };
  }, [isUnused]);
  return isUnreachable && isUnused;
}
