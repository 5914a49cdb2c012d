import { startTransition, useEffect, useState } from 'react';

/** After what is loaded ahead has come (load-ahead.ts). */
const AFTER_MS = 2500;

/** Whether the start has stood long enough for what its touch shows to be drawn, hidden, while nobody waits. */
export function useDrawnAhead(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsDrawn(true)), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}
