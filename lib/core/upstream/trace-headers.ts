import 'server-only';
import { currentRequest } from '@/lib/core/log/current-request.server';

/**
 * The id of the request that a call is made for, as the W3C's trace context writes it: with it the platform's log and ours are read
 * together.
 */
export function traceHeaders(): Record<string, string> {
  const request = currentRequest();
  return request ? { traceparent: `00-${request.id}-${request.spanId}-00` } : {};
}
