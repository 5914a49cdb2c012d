import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/* A page as it is sent: its bytes in each encoding, made once. */

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Quality of the bytes that the first reader waits for, and of those that all others get. */
const BROTLI = { quick: 5, best: 10 };
const GZIP = { quick: 6, best: constants.Z_BEST_COMPRESSION };
type Effort = keyof typeof BROTLI;

/** The bytes of an answer by their encoding, as far as they are made. */
export type Bodies = Partial<Record<Encoding, Uint8Array>> & { identity: Uint8Array };

/** One answer of a page, apart from what depends on a request. */
export interface Part {
  headers: readonly (readonly [string, string])[];
  /** Version; undefined for one that is not stored. */
  etag?: string;
  bodies: Bodies;
}

/** `html` for a browser, `flight` for the client router, `tree` for the router before it knows a route. */
export type PartName = 'html' | 'flight' | 'tree';

export interface Page {
  /** Only those of 200 are stored. */
  status: number;
  parts: Partial<Record<PartName, Part>>;
  tags: readonly string[];
  /** Milliseconds since the epoch: when its render began, and until when it is fresh. */
  madeAtMs: number;
  freshUntilMs: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const packers: Record<
  Exclude<Encoding, 'identity'>,
  (body: Uint8Array, effort: Effort) => Promise<Buffer>
> = {
  br: (body, effort) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, effort) => zip(body, { level: GZIP[effort] }),
};

/** Browsers send few different headers. */
const chosen = new LRUCache<string, Encoding | 'none'>({ max: 1_000 });

/** @returns the smallest encoding that the header of a request accepts; undefined where it accepts none of ours */
export function encodingOf(header: string | undefined): Encoding | undefined {
  const asked = header ?? '';
  let encoding = chosen.get(asked);
  if (encoding === undefined) {
    const headers = header === undefined ? {} : { 'accept-encoding': header };
    const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
    encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? 'none';
    chosen.set(asked, encoding);
  }
  return encoding === 'none' ? undefined : encoding;
}

/** The answers whose best bytes are being made, or are there. */
const finished = new WeakSet<Part>();

/** Has the best bytes of an answer made in other threads, once. */
export function finish(part: Part): void {
  if (finished.has(part)) return;
  finished.add(part);
  const { bodies } = part;
  for (const encoding of ['gzip', 'br'] as const)
    packers[encoding](bodies.identity, 'best').then(
      (bytes) => {
        bodies[encoding] = bytes;
      },
      () => finished.delete(part),
    );
}

/** The bytes of an answer in an encoding, which are made quickly where there are none. */
export function bytesOf(bodies: Bodies, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  const known = bodies[encoding];
  if (known || encoding === 'identity') return known ?? bodies.identity;
  return packers[encoding](bodies.identity, 'quick').then((bytes) => (bodies[encoding] ??= bytes));
}

/** About how many bytes a page takes, with all that will be made of it. */
export const sizeOf = ({ parts, tags }: Page): number =>
  Object.values(parts).reduce(
    (sum, { bodies, headers }) => sum + Math.ceil(bodies.identity.length * 1.4) + 200 * headers.length,
    1 + 50 * tags.length,
  );
