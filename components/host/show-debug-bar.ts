import type { ReactNode } from 'react';
import { activeRecorder } from '@/lib/core/debug/active-recorder';

/** Loads the debug bar where it is switched on; elsewhere nothing of it is loaded. @returns how to call that off */
export function showDebugBar(show: (bar: ReactNode) => void): () => void {
  let isOver = false;
  const load = async () => {
    const recorder = await activeRecorder();
    if (!recorder || isOver) return;
    const { loadDebugBar } = await import('@/components/debug/load-debug-bar');
    const bar = await loadDebugBar(recorder);
    if (!isOver) show(bar);
  };
  // The browser's own tools show that this one did not load.
  load().catch(() => undefined);
  return () => {
    isOver = true;
  };
}
