import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env/env';

/** Made by scripts/lib/worker.mjs. */
const FOLDER = '.next/worker';

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // Asked for anew whenever the browser looks for another worker.
  'Cache-Control': 'no-cache',
  'Service-Worker-Allowed': '/',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/** The worker that caches pages; where it is switched off, and in development, the one that drops what was cached and goes. */
export async function answerWorker(): Promise<Response> {
  const name = env().hasOfflineReading ? 'service-worker.js' : 'self-destroying-worker.js';
  try {
    return new Response(await readFile(join(process.cwd(), FOLDER, name), 'utf8'), { headers: HEADERS });
  } catch {
    return new Response(null, { status: 404 });
  }
}
