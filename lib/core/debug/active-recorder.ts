import { hasDebugCookie } from './debug-bar-cookie';
import type { Recorder } from './recorder';

/** The recorder of this page where the debug bar is switched on; null elsewhere, where nothing is loaded for it. */
export async function activeRecorder(): Promise<Recorder | null> {
  if (!hasDebugCookie()) return null;
  const { record } = await import('./recorder');
  return record();
}
