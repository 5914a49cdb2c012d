import 'server-only';
import { reasonOf } from '@/lib/core/errors/own-error';
import { Agent as HttpAgent, get as httpGet, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, get as httpsGet } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { AllowedSource } from './allowed-source.server';
import { publicLookup } from './public-lookup.server';

/** Bytes of an original that we take; a photograph of 24 megapixels has about 8 MB. */
const MAX_BYTES = 12 * 1024 * 1024;
const CONNECTIONS = 8;

/** The result: bytes, no picture that we may show, or nothing reliable. */
export type Fetched =
  { kind: 'found'; bytes: Buffer } | { kind: 'missing' } | { kind: 'failed'; reason: string };

const platformAgents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: CONNECTIONS }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: CONNECTIONS }),
};
const storeAgent = new HttpsAgent({ keepAlive: true, maxSockets: CONNECTIONS });

/** An answer that will be the same next time is not a failure. */
const isRefusal = (status: number) => status < 500 && status !== 429 && status !== 408;

/** Fetches an original without redirects, counting its bytes. @param lookup must refuse private addresses */
export async function fetchSource(
  source: AllowedSource,
  signal: AbortSignal,
  lookup: LookupFunction = publicLookup(),
): Promise<Fetched> {
  try {
    const answer = await open(source, signal, lookup);
    const status = answer.statusCode ?? 0;
    if (status !== 200 || Number(answer.headers['content-length'] ?? 0) > MAX_BYTES) {
      answer.destroy();
      return status === 200 || isRefusal(status)
        ? { kind: 'missing' }
        : { kind: 'failed', reason: `status ${status}` };
    }
    return await readCapped(answer);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

function open(
  { fetchFrom, isPlatform }: AllowedSource,
  signal: AbortSignal,
  lookup: LookupFunction,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity' };
    const isHttp = isPlatform && fetchFrom.protocol === 'http:';
    const sent = isPlatform
      ? (isHttp ? httpGet : httpsGet)(fetchFrom, {
          headers,
          signal,
          agent: isHttp ? platformAgents['http:'] : platformAgents['https:'],
        })
      : httpsGet(fetchFrom, { headers, signal, agent: storeAgent, lookup });
    sent.on('response', resolve);
    sent.on('error', reject);
  });
}

async function readCapped(answer: IncomingMessage): Promise<Fetched> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > MAX_BYTES) return { kind: 'missing' };
    chunks.push(chunk);
  }
  return { kind: 'found', bytes: Buffer.concat(chunks) };
}
