import { REFUSALS } from '@/lib/core/security/request-target';

/** Answers the requests that the edge has refused (`server/steps/edge.ts`). */
export function GET(request: Request): Response {
  const requested = new URL(request.url).searchParams.get('status');
  const status = REFUSALS.find((known) => String(known) === requested) ?? 404;
  const headers = { 'Cache-Control': 'no-store', ...(status === 405 ? { Allow: 'GET, HEAD' } : {}) };
  return new Response(null, { status, headers });
}
