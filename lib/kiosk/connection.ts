import { SECOND_MS } from '@/lib/time/duration';

/* Whether our server answers. A tablet without network must not leave a page: the browser would show its own error, which nobody dismisses. */

const ANSWER_MS = 4 * SECOND_MS;
/** How soon it is asked again after it did not answer. */
export const RETRY_MS = 3 * SECOND_MS;

/** Whether our server answers now. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until our server answers. @param onUnreachable called once where it does not at first */
export async function untilReachable(onUnreachable: () => void): Promise<void> {
  if (await isServerReachable()) return;
  onUnreachable();
  do await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  while (!(await isServerReachable()));
}
