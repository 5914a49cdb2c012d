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
  tags: readonly string[];
  /** Milliseconds since the epoch: when its render began, and until when it is fresh. */
  madeAtMs: number;
  freshUntilMs: number;
}

/** The answers whose best bytes are being made, or are there. */
const compressed = new WeakSet<Part>();

/** Has the best bytes of an answer made in other threads, once. */
export function compressBest(part: Part): void {
  if (compressed.has(part)) return;
  compressed.add(part);
  const { bodies } = part;
  for (const encoding of ['gzip', 'br'] as const)
    compress(encoding, bodies.identity, 'best').then(
      (bytes) => {
        bodies[encoding] = bytes;
      },
      () => compressed.delete(part),
    );
}

/** The bytes of an answer in an encoding, which are made quickly where there are none. */
export function bytesOf(bodies: Bodies, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  const known = bodies[encoding];
  if (known || encoding === 'identity') return known ?? bodies.identity;
  return compress(encoding, bodies.identity, 'quick').then((bytes) => (bodies[encoding] ??= bytes));
}

/** About how many bytes a page takes, with all that will be made of it. */
export const sizeOf = ({ parts, tags }: Page): number =>
  Object.values(parts).reduce(
    (sum, { bodies, headers }) => sum + Math.ceil(bodies.identity.length * 1.4) + 200 * headers.length,
    1 + 50 * tags.length,
  );
