import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compressOnItsWay from 'compression';
import { encodingOf } from '../compress';
import type { Step } from '../step';

/** Brotli's quality of what is compressed each time that it is sent. */
const PASSING_QUALITY = 5;
const FILES = '/_next/static/';
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  svg: 'image/svg+xml',
};

/** The replacement of a request for a file of the build: the address of the compressed one, and its headers. */
function compressedFile({ method, url = '', headers }: IncomingMessage, names: ReadonlySet<string>) {
  const [path = '', ...query] = url.split('?');
  const type = TYPES[path.split('.').pop() ?? ''];
  if (!path.startsWith(FILES) || !type || (method !== 'GET' && method !== 'HEAD')) return null;
  const encoding = encodingOf(headers['accept-encoding']) ?? 'identity';
  const compressed = path + ENDINGS[encoding];
  if (encoding === 'identity' || !names.has(compressed.slice(FILES.length))) return null;
  return { url: [compressed, ...query].join('?'), type, encoding };
}

/** Compresses answers: files at build time, pages in the store, others here. @param folder undefined in dev */
export function compression(folder?: string): Step {
  const names = new Set(
    folder === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  );
  const onItsWay = compressOnItsWay({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PASSING_QUALITY } },
  });
  return (request, response, next) => {
    onItsWay(request as never, response as never, () => undefined);
    const file = compressedFile(request, names);
    // A request that may be refused is answered by a page, which the build does not compress.
    if (file && request.headers.range === undefined && request.headers['if-match'] === undefined) {
      request.url = file.url;
      response.setHeader('Content-Type', file.type);
      response.setHeader('Content-Encoding', file.encoding);
    }
    next();
  };
}
