import { compress, type Encoding } from '../compress';

/* A page as it is sent: its bytes in each encoding, made once. */

/** The bytes of an answer by their encoding, as far as they are made. */
type Bodies = Partial<Record<Encoding, Uint8Array>> & { identity: Uint8Array };

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
}

/** The compressions that run or have run, by the bytes of an answer; without their bytes, of which a better one takes the place. */
const begun = new WeakMap<Bodies, Map<string, Promise<void>>>();

function compressOnce(bodies: Bodies, encoding: Encoding, effort: 'quick' | 'page'): Promise<void> {
  const all = begun.get(bodies) ?? new Map<string, Promise<void>>();
  begun.set(bodies, all);
  const name = `${effort} ${encoding}`;
  let compressing = all.get(name);
  if (!compressing) {
    compressing = compress(encoding, bodies.identity, effort).then((bytes) => {
      if (effort === 'page') bodies[encoding] = bytes;
      else bodies[encoding] ??= bytes;
    });
    all.set(name, compressing);
  }
  return compressing;
}

/** Has the best bytes of an answer made in another thread, once. */
export function compressBest({ bodies }: Part): void {
  for (const encoding of ['gzip', 'br'] as const)
    compressOnce(bodies, encoding, 'page').catch(() => undefined);
}

/** The bytes of an answer in an encoding, which are made quickly where there are none, once for all that wait. */
export function bytesOf(bodies: Bodies, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  const known = bodies[encoding];
  if (known || encoding === 'identity') return known ?? bodies.identity;
  return compressOnce(bodies, encoding, 'quick').then(() => bytesOf(bodies, encoding));
}

/** Tags, and what the store notes of a page. */
const OWN_BYTES = 1_000;

/** About how many bytes a page takes, with all that will be made of it. */
export const sizeOf = ({ parts }: Page): number =>
  Object.values(parts).reduce(
    (sum, { bodies, headers }) => sum + Math.ceil(bodies.identity.length * 1.4) + 200 * headers.length,
    OWN_BYTES,
  );
