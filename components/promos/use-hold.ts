'use client';

import { useRef } from 'react';

/** A press that lasts this long is no tap, milliseconds. */
const HOLD_MS = 200;

/**
 * Distinguishes a hold from a tap: `onHold` is called with true when a press lasts, and with false when it ends. The tap
 * handler made by `asTap` does nothing at the end of a hold.
 */
export function useHold(onHold: (isHeld: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const release = () => {
    clearTimeout(timer.current);
    if (wasHeld.current) onHold(false);
  };
  return {
    handlers: {
      onPointerDown: () => {
        clearTimeout(timer.current);
        wasHeld.current = false;
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          onHold(true);
        }, HOLD_MS);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
    asTap: (run: () => void) => () => {
      if (!wasHeld.current) run();
      wasHeld.current = false;
    },
  };
}
