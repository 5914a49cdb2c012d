import { isChunkError } from '@/lib/core/errors/chunk-error';
import { memberOf } from '@/lib/core/errors/own-error';

/** How browsers call a request without an answer. */
const NETWORK_WORDS =
  /failed to fetch|networkerror|network error|load failed|network connection was lost|the internet connection/i;

/** A request of ours or of a library got no answer (ERR-06). */
const isNetworkError = (error: unknown): boolean =>
  memberOf(error, 'code') === 'network' ||
  memberOf(error, 'name') === 'NetworkError' ||
  (memberOf(error, 'name') === 'TypeError' && NETWORK_WORDS.test(String(memberOf(error, 'message'))));

/** Somebody left before the answer (ERR-07). */
const isAbort = (error: unknown): boolean => memberOf(error, 'name') === 'AbortError';

/** Whether an error is none of our code's: it is not reported (ERR-06 to ERR-08). */
export function isIgnored(error: unknown): boolean {
  return (
    !(error instanceof Error || error instanceof DOMException) ||
    isNetworkError(error) ||
    isAbort(error) ||
    isChunkError(error)
  );
}
