import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings of our answers, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send few different headers. */
const chosen = new LRUCache<string, Encoding | 'none'>({ max: 1_000 });

/** The smallest encoding of an Accept-Encoding header, or undefined. */
export function encodingOf(header: string | undefined): Encoding | undefined {
  const key = header ?? '';
  let encoding = chosen.get(key);
  if (encoding === undefined) {
    const headers = header === undefined ? {} : { 'accept-encoding': header };
    const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
    encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? 'none';
    chosen.set(key, encoding);
  }
  return encoding === 'none' ? undefined : encoding;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `quick` while somebody waits; `page` in the background, as often as a page changes. */
const BROTLI_QUALITY = { quick: 5, page: 10 };
const GZIP_LEVEL = { quick: 6, page: constants.Z_BEST_COMPRESSION };

/** Compresses in another thread. */
export function compress(
  encoding: Encoding,
  body: Uint8Array,
  effort: keyof typeof BROTLI_QUALITY,
): Promise<Uint8Array> {
  if (encoding === 'identity') return Promise.resolve(body);
  if (encoding === 'gzip') return zip(body, { level: GZIP_LEVEL[effort] });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
