import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import { FRONT, FRONT_EXPIRES, UNPACKED_FILE_SECONDS } from '@/lib/cache/front-headers';
import { perProcess } from '@/lib/cache/per-process';
import { compress, encodingOf, type Encoding } from '../compress';
import type { Step } from '../step';

/*
 * Compression. A file of the build is compressed once, as small as it gets, in another thread: at its second request, or at the first of a
 * front, which stores the quick version for a second only. `compression` compresses all else on its way; the page store compresses its pages.
 */

/** Bytes of compressed files in the memory of one process. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Brotli's quality of what is compressed each time that it is sent. */
const PASSING_QUALITY = 5;
const FILES = '/_next/static/';
const PACKABLE = /javascript|css|json|svg/;

/** Packed answers by name and encoding; 'once' for what was asked for once. */
const packed = () =>
  perProcess(
    'packedAnswers',
    () =>
      new LRUCache<string, Uint8Array | 'once' | 'packing'>({
        maxSize: MAX_BYTES,
        sizeCalculation: (value, key) => key.length + value.length,
      }),
  );

const keyOf = (encoding: Encoding, name: string) => `${encoding} ${name}`;

const headerOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '');

/** The name of a file of the build; null for an answer that is none. */
function fileOf(request: IncomingMessage, response: ServerResponse): string | null {
  if (request.method !== 'GET' || response.statusCode !== 200 || response.headersSent) return null;
  const [path = ''] = (request.url ?? '').split('?');
  const isFile = path.startsWith(FILES) && response.hasHeader('last-modified');
  return isFile && PACKABLE.test(headerOf(response, 'content-type')) ? path : null;
}

/**
 * The packed answer where there is one; it is packed meanwhile when it is asked for again.
 * @param packsAtOnce whether it is packed at the first request already
 */
function packedBody(
  name: string,
  encoding: Encoding,
  { packsAtOnce, body }: { packsAtOnce: boolean; body: () => Buffer },
): Uint8Array | null {
  const key = keyOf(encoding, name);
  const known = packed().get(key) ?? (packsAtOnce ? 'once' : undefined);
  if (known instanceof Uint8Array) return known;
  if (known === undefined) packed().set(key, 'once');
  if (known !== 'once') return null;
  packed().set(key, 'packing');
  compress(encoding, body(), 'file').then(
    (bytes) => packed().peek(key) === 'packing' && packed().set(key, bytes),
    () => packed().delete(key),
  );
  return null;
}

function packOnce(request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const passOn = { write: response.write.bind(response), end: response.end.bind(response) };
  /** As they were written: what is sent packed already is not made into bytes again. */
  const parts: (string | Uint8Array)[] = [];
  let decided: string | null | undefined;
  /** Decided at the first part of the body: from then on the head may be sent. */
  const fileOnce = () => {
    if (decided === undefined) decided = encoding === undefined ? null : fileOf(request, response);
    return decided;
  };

  const write = (part: unknown, ...rest: unknown[]): unknown => {
    if (fileOnce() === null) return Reflect.apply(passOn.write, response, [part, ...rest]);
    if (isBody(part)) parts.push(part);
    return true;
  };
  const end = (...last: unknown[]): unknown => {
    const name = fileOnce();
    if (name === null || !encoding) return Reflect.apply(passOn.end, response, last);
    const [part] = last;
    const body = () => Buffer.concat((isBody(part) ? [...parts, part] : parts).map(asBuffer));
    const isKeptLong = FRONT in request.headers;
    const bytes = packedBody(name, encoding, { packsAtOnce: isKeptLong, body });
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

/** Packs every answer. */
export function packing(): Step {
  const onItsWay = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PASSING_QUALITY } } });
  return (request, response, next) => {
    onItsWay(request as never, response as never, () => undefined);
    packOnce(request, response);
    next();
  };
}
