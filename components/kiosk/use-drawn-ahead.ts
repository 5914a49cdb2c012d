import { startTransition, useEffect, useState } from 'react';

/** After the parts that are loaded ahead have come (load-ahead.ts). */
const AFTER_MS = 2500;

/** True once the screen behind the start should be pre-rendered, hidden, in idle time. */
export function useDrawnAhead(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsDrawn(true)), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}
