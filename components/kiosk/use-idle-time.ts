'use client';

import { useEffect, useEffectEvent } from 'react';
import { recordActivity, inactiveMs } from '@/lib/kiosk/activity';
import { SECOND_MS } from '@/lib/core/time/duration';

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Notes each touch and key of a screen, and says every second how long there was none.
 * @param onLook called with the milliseconds since the last touch, at once and every second
 * @param isOn false where touches do not count, as on a dimmed start
 */
export function useIdleTime(onLook: (inactiveMs: number) => void, isOn = true): void {
  const check = useEffectEvent(() => onLook(inactiveMs()));
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => check(), SECOND_MS);
    const first = setTimeout(() => check(), 0);
    TOUCHES.forEach((name) =>
      window.addEventListener(name, recordActivity, { capture: true, passive: true }),
    );
    return () => {
      clearInterval(timer);
      clearTimeout(first);
      TOUCHES.forEach((name) => window.removeEventListener(name, recordActivity, { capture: true }));
    };
  }, [isOn]);
}
