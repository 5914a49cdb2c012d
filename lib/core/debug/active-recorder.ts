import { isDebugMarked } from './debug-mark';
import type { Recorder } from './recorder';

/** What records this page where the debug bar is switched on; null elsewhere, where nothing is loaded for it. */
export async function activeRecorder(): Promise<Recorder | null> {
  if (!isDebugMarked()) return null;
  const { record } = await import('./recorder');
  return record();
}
