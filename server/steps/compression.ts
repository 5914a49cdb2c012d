import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compressOnItsWay from 'compression';
import { LRUCache } from 'lru-cache';
import { perProcess } from '@/lib/process/per-process';
import { compress, encodingOf, type Encoding } from '../compress';
import type { Step } from '../step';

/*
 * Compression. A file of the build is compressed once, as small as it gets, in another thread, from its first request on; until
 * then a front stores the quick version for a second only. `compression` compresses all else on its way; the page store compresses its pages.
 */

/** Bytes of compressed files in the memory of one process. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Brotli's quality of what is compressed each time that it is sent. */
const PASSING_QUALITY = 5;
const FILES = '/_next/static/';
const COMPRESSIBLE = /javascript|css|json|svg/;
/** How long nginx (deploy/nginx.conf) stores the answer, seconds; without this header, as long as the others say. */
const FRONT_EXPIRES = 'X-Accel-Expires';

/** Compressed files by address and encoding. */
const compressedFiles = () =>
  perProcess(
    'compressedFiles',
    () =>
      new LRUCache<string, Uint8Array | 'running'>({
        maxSize: MAX_BYTES,
        sizeCalculation: (value, key) => key.length + value.length,
      }),
  );

const headerOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '');

/** The name of a file of the build; null for an answer that is none. */
function fileOf(request: IncomingMessage, response: ServerResponse): string | null {
  if (request.method !== 'GET' || response.statusCode !== 200 || response.headersSent) return null;
  const [path = ''] = (request.url ?? '').split('?');
  const isFile = path.startsWith(FILES) && response.hasHeader('last-modified');
  return isFile && COMPRESSIBLE.test(headerOf(response, 'content-type')) ? path : null;
}

/** The compressed file where there is one; its first request has it made in the background. */
function compressedFile(name: string, encoding: Encoding, body: () => Buffer): Uint8Array | null {
  const files = compressedFiles();
  const key = `${encoding} ${name}`;
  const known = files.get(key);
  if (known !== undefined) return known === 'running' ? null : known;
  files.set(key, 'running');
  compress(encoding, body(), 'file').then(
    (bytes) => files.peek(key) === 'running' && files.set(key, bytes),
    () => files.delete(key),
  );
  return null;
}

function compressFileOnce(request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const passOn = { write: response.write.bind(response), end: response.end.bind(response) };
  /** As they were written: a body that is there compressed is not made into bytes again. */
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
    const bytes = compressedFile(name, encoding, body);
    if (!bytes) {
      response.setHeader(FRONT_EXPIRES, 1);
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

/** Compresses every answer. */
export function compression(): Step {
  const onItsWay = compressOnItsWay({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PASSING_QUALITY } },
  });
  return (request, response, next) => {
    onItsWay(request as never, response as never, () => undefined);
    compressFileOnce(request, response);
    next();
  };
}
