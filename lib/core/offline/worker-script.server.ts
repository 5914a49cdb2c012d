import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/core/env/env';
import { decodeSite } from '@/lib/core/site/site';

/** Made by tools/build/worker.mjs. */
const FOLDER = '.next/worker';

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // Asked for anew whenever the browser looks for another worker.
  'Cache-Control': 'no-cache',
  'Service-Worker-Allowed': '/',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/** Which worker a page gets, by the site that it names. */
function scriptFor(request: Request): string {
  if (!env().hasOfflineReading) return 'self-destroying-worker.js';
  const site = decodeSite(new URL(request.url).searchParams.get('site') ?? '')?.site;
  return site?.surface === 'kiosk' ? 'kiosk-worker.js' : 'service-worker.js';
}

/** The worker that caches pages, the kiosk's that does not, or one that removes what was cached. */
export async function answerWorker(request: Request): Promise<Response> {
  try {
    const script = await readFile(join(process.cwd(), FOLDER, scriptFor(request)), 'utf8');
    return new Response(script, { headers: HEADERS });
  } catch {
    return new Response(null, { status: 404 });
  }
}
