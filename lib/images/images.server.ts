import 'server-only';
import { env } from '@/lib/env/env';
import { log } from '@/lib/log/log.server';

const WAIT_MS = 8000;
const MOST_BYTES = 3 * 1024 * 1024;

/** Only rasters, told by their first bytes and never by what they are called. */
export function rasterType(bytes: Uint8Array): string | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'image/png';
  if (ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12))) return 'image/avif';
  return null;
}

/** @returns whether the address is of the platform's own image store. */
export function isKnownStore(source: string): boolean {
  try {
    const { origin, username } = new URL(source);
    const known = [env().upstreamUrl, env().upstreamPublicUrl].map((address) => new URL(address).origin);
    return username === '' && known.includes(origin);
  } catch {
    return false;
  }
}

/** A stored picture in at most the width, resized by the platform; null when there is none that we may show. */
export async function fetchPicture(
  source: string,
  width: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null> {
  if (!isKnownStore(source)) return null;
  const query = new URLSearchParams({ url: source, w: String(width), format: 'webp' });
  try {
    const response = await fetch(`${env().upstreamUrl}/image-proxy/v1/image?${query.toString()}`, {
      signal: AbortSignal.timeout(WAIT_MS),
      redirect: 'error',
      cache: 'no-store',
    });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const contentType = bytes.byteLength > MOST_BYTES ? null : rasterType(bytes);
    return contentType ? { bytes, contentType } : null;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'picture unavailable');
    return null;
  }
}
