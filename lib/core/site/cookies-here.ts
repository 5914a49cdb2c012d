import { writtenCookie } from './cookie-attributes';
import { isInWebview } from './surface-here';

/** Stores a cookie that scripts may read, for so many seconds, as the server does for this page. */
export function writeCookieHere(name: string, value: string, maxAge: number): void {
  const surface = isInWebview() ? 'webview' : 'web';
  const scope = { surface, isHttps: location.protocol === 'https:' } as const;
  for (const cookie of writtenCookie({ name, value, maxAge, isReadable: true }, scope))
    document.cookie = cookie;
}

/** Whether this document has the cookie with that value. */
export const hasCookieHere = (name: string, value: string): boolean =>
  document.cookie.split('; ').includes(`${name}=${value}`);

/** Whether this document has the cookie, whatever its value. */
export const hasCookieNamedHere = (name: string): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
