import { paths } from '@/lib/core/paths/paths';

/** Characters: with it the state is within the 2,000 that the provider takes (contract call signInPage). */
const MAX_LENGTH = 1400;

/** A safe return path on our origin; Home for anything else and for the sign-in itself. */
export function returnPath(requested: string | null | undefined): string {
  if (!requested || requested.length > MAX_LENGTH || !/^\/(?![/\\])/.test(requested)) return paths.home();
  if ([...requested].some((character) => character <= ' ' || character === '\\' || character === '\u007f'))
    return paths.home();
  const base = 'http://own.invalid';
  try {
    const url = new URL(requested, base);
    if (url.origin !== base || url.pathname.includes('//')) return paths.home();
    if (url.pathname.replace(/\/$/, '') === paths.auth() || url.pathname.startsWith('/api/'))
      return paths.home();
    // Encoded it may have become longer.
    const path = url.pathname + url.search + url.hash;
    return path.length > MAX_LENGTH ? paths.home() : path;
  } catch {
    return paths.home();
  }
}
