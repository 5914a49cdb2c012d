import 'server-only';
import { currentRequest } from '@/lib/core/log/current-request.server';

/** W3C trace context with the request's id, which joins the platform's log with ours. */
export function traceHeaders(): Record<string, string> {
  const request = currentRequest();
  return request ? { traceparent: `00-${request.id}-${request.spanId}-00` } : {};
}
