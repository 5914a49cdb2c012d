import { isServerReachable } from '@/lib/core/connection/when-reachable';
import { SECOND_MS } from '@/lib/core/time/duration';

/* A tablet without network must not leave a page: the browser would show its own error, which stays. */

/** How soon a request to our server is repeated after it did not answer. */
export const RETRY_MS = 3 * SECOND_MS;

/** Waits until our server answers. @param onUnreachable called once where it does not at first */
export async function untilReachable(onUnreachable: () => void): Promise<void> {
  if (await isServerReachable()) return;
  onUnreachable();
  do await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  while (!(await isServerReachable()));
}
