import 'server-only';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';

const FRESH_SECONDS = 3600;
/** A crawler comes again after this, as long as the platform does not answer. */
const RETRY_SECONDS = 300;

/** Streams a sitemap file: 404 if missing, 503 without the platform's data, never half a file. */
export async function sitemapResponse(load: () => Promise<Iterable<string> | null>): Promise<Response> {
  try {
    const parts = await load();
    if (!parts) return empty(404, { 'Cache-Control': 'public, max-age=60' });
    return new Response(streamOf(parts), {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return empty(503, { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_SECONDS) });
  }
}

function empty(status: number, headers: Record<string, string>): Response {
  return new Response(null, { status, headers });
}

/** Makes a part after the reader has taken the one before, so that at most one is in memory. */
function streamOf(parts: Iterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part: IteratorResult<string, unknown> = iterator.next();
        if (part.done) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      },
      cancel() {
        iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
