import { debugHere } from '@/lib/debug/debug-here';

/** Shows the debug bar where it is switched on; elsewhere nothing of it is loaded. @returns how to stop */
export function showDebugBar(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  void debugHere().then(async (recorder) => {
    if (!recorder || isOver) return;
    const { mountDebugBar } = await import('@/components/debug/mount-debug-bar.client');
    if (!isOver) stop = mountDebugBar(recorder);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
