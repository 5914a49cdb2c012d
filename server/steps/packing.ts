import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import onHeaders from 'on-headers';
import { isKnownVersion } from '@/lib/cache/etag';
import { FRONT_EXPIRES, FRONT_SECOND, UNPACKED_FILE_SECONDS } from '@/lib/cache/front-headers';
import { onPageGone } from '@/lib/cache/page-entries.mjs';
import { isPageVersion } from '@/lib/cache/page-version.mjs';
import { perProcess } from '@/lib/cache/per-process.mjs';
import type { Step } from '../step';

/*
 * Answers on the wire. Next packs every answer anew (`compress`) and hashes a page for each request (`generateEtags`); both are
 * switched off. A stored page and a file of the build are packed once here, nearly as small as it gets, in another thread; what is asked
 * for once only, and what is made for one request, is packed on its way by `compression`. A file that the front asks for is asked for by
 * many: it is packed at the first request, and until it is, the front keeps what it gets for a second only.
 */

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Bytes of packed answers that one process keeps. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Brotli's quality: a page is packed again as often as it changes, a file once a process, all else each time that it is sent. */
const PAGE_QUALITY = 10;
const FILE_QUALITY = 11;
const PASSING_QUALITY = 5;
const FILES = '/_next/static/';
const PACKABLE = /javascript|css|json|svg/;

/** An answer that is the same for everybody: what it is known by, and how hard it is packed. */
interface Shared {
  name: string;
  quality: number;
  isFile: boolean;
}

/** Packed answers by name and encoding; 'once' for what was asked for once. */
const packed = () =>
  perProcess(
    'packedAnswers',
    () =>
      new LRUCache<string, Buffer | 'once' | 'packing'>({
        maxSize: MAX_BYTES,
        sizeCalculation: (value, key) => key.length + value.length,
      }),
  );

const keyOf = (encoding: Encoding, name: string) => `${encoding} ${name}`;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const packers: Record<Encoding, (body: Buffer, quality: number) => Promise<Buffer>> = {
  br: (body, quality) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => zip(body, { level: constants.Z_BEST_COMPRESSION }),
  identity: (body) => Promise.resolve(body),
};

const headerOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '');

const isPage = (response: ServerResponse) => headerOf(response, 'content-type').startsWith('text/html');

/** What an answer is shared as; null for one that is made for its request. */
function sharedAnswer(request: IncomingMessage, response: ServerResponse): Shared | null {
  const etag = headerOf(response, 'etag');
  const type = headerOf(response, 'content-type');
  if (request.method !== 'GET' || response.statusCode !== 200 || response.headersSent) return null;
  if (isPageVersion(etag))
    return isPage(response) ? { name: etag, quality: PAGE_QUALITY, isFile: false } : null;
  const [path = ''] = (request.url ?? '').split('?');
  const isFile = path.startsWith(FILES) && response.hasHeader('last-modified') && PACKABLE.test(type);
  return isFile ? { name: path, quality: FILE_QUALITY, isFile } : null;
}

/**
 * The packed answer where there is one; it is packed meanwhile when it is asked for again.
 * @param packsAtOnce whether it is packed at the first request already
 */
function packedBody(
  { name, quality }: Shared,
  encoding: Encoding,
  { packsAtOnce, body }: { packsAtOnce: boolean; body: () => Buffer },
): Buffer | null {
  const key = keyOf(encoding, name);
  const known = packed().get(key) ?? (packsAtOnce ? 'once' : undefined);
  if (known instanceof Buffer) return known;
  if (known === undefined) packed().set(key, 'once');
  if (known !== 'once') return null;
  packed().set(key, 'packing');
  packers[encoding](body(), quality).then(
    // A page that has changed meanwhile is not asked for any more.
    (bytes) => packed().peek(key) === 'packing' && packed().set(key, bytes),
    () => packed().delete(key),
  );
  return null;
}

function packOnce(request: IncomingMessage, response: ServerResponse): void {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((each) => accepted.includes(each));
  const passOn = { write: response.write.bind(response), end: response.end.bind(response) };
  /** As they were written: what is sent packed already is not made into bytes again. */
  const parts: (string | Uint8Array)[] = [];
  let decided: Shared | null | undefined;
  /** Decided at the first part of the body: from then on the head may be sent. */
  const sharedOnce = () => {
    if (decided === undefined) decided = encoding === undefined ? null : sharedAnswer(request, response);
    return decided;
  };
  // Next gives the headers of a stored page to its data for the router as well, which is another body.
  onHeaders(response, () => {
    if (response.statusCode === 200 && isPageVersion(headerOf(response, 'etag')) && !isPage(response))
      response.removeHeader('ETag');
  });

  const write = (part: unknown, ...rest: unknown[]): unknown => {
    if (!sharedOnce()) return Reflect.apply(passOn.write, response, [part, ...rest]);
    if (isBody(part)) parts.push(part);
    return true;
  };
  const end = (...last: unknown[]): unknown => {
    const shared = sharedOnce();
    if (!shared || !encoding) return Reflect.apply(passOn.end, response, last);
    const [part] = last;
    const etag = headerOf(response, 'etag');
    if (isPageVersion(etag) && isKnownVersion(request.headers['if-none-match'], etag)) {
      response.statusCode = 304;
      for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
      return passOn.end();
    }
    const body = () => Buffer.concat((isBody(part) ? [...parts, part] : parts).map(asBuffer));
    const isKeptLong = shared.isFile && FRONT_SECOND in request.headers;
    const bytes = packedBody(shared, encoding, { packsAtOnce: isKeptLong, body });
    if (!bytes) {
      if (isKeptLong) response.setHeader(FRONT_EXPIRES, UNPACKED_FILE_SECONDS);
      parts.forEach((each) => passOn.write(each));
      return Reflect.apply(passOn.end, response, last);
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.appendHeader('Vary', 'Accept-Encoding');
    return passOn.end(bytes);
  };
  for (const [name, value] of Object.entries({ write, end }))
    Object.defineProperty(response, name, { configurable: true, writable: true, value });
}

const isBody = (part: unknown): part is string | Uint8Array =>
  typeof part === 'string' || part instanceof Uint8Array;
const asBuffer = (part: string | Uint8Array): Uint8Array =>
  typeof part === 'string' ? Buffer.from(part) : part;

/** Packs every answer; what a page was packed into goes with the page. */
export function packing(): Step {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PASSING_QUALITY } } });
  onPageGone((version) => ENCODINGS.forEach((encoding) => packed().delete(keyOf(encoding, version))));
  return (request, response, next) => {
    compress(request as never, response as never, () => undefined);
    packOnce(request, response);
    next();
  };
}
