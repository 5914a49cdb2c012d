import 'server-only';
import { env } from '@/lib/core/env/env';

const MAX_ADDRESS_LENGTH = 2000;

/** Where a picture is fetched: through the platform's own proxy, or from a listed store itself. */
export interface AllowedSource {
  /** In one spelling, without a fragment: the picture's cache key. */
  address: string;
  fetchFrom: URL;
  /** The platform may have any address, loopback included; a store only a public one. */
  isPlatform: boolean;
}

/** Control characters are dropped and backslashes are turned by parsers of addresses: neither belongs in one. */
function hasOddCharacter(address: string): boolean {
  return Array.from(address).some((letter) => letter <= '\u001f' || letter === '\u007f' || letter === '\\');
}

/** Allows platform origins and https on IMAGE_HOSTS, letter by letter (IMG-01, IMG-02); else null. */
export function allowedSource(given: string): AllowedSource | null {
  if (given.length > MAX_ADDRESS_LENGTH || hasOddCharacter(given)) return null;
  // A fragment is never sent by a browser: with one, the same picture would be fetched and cached once more.
  const source = given.split('#', 1)[0] ?? '';
  const { upstreamUrl, upstreamPublicUrl, imageHosts } = env();
  const isUnder = (origin: string) => source.startsWith(`${origin}/`) && URL.canParse(source);
  if ([upstreamUrl, upstreamPublicUrl].some((platform) => isUnder(new URL(platform).origin))) {
    const fetchFrom = new URL(`${upstreamUrl}/image-proxy/v1/image`);
    fetchFrom.searchParams.set('url', source);
    return { address: new URL(source).href, fetchFrom, isPlatform: true };
  }
  if (imageHosts.some((host) => isUnder(`https://${host}`))) {
    const fetchFrom = new URL(source);
    return { address: fetchFrom.href, fetchFrom, isPlatform: false };
  }
  return null;
}
