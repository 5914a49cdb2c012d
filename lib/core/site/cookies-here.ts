import { removedCookie, writtenCookie } from './cookie-attributes';
import { isInWebview } from './surface-here';

const isHttps = () => location.protocol === 'https:';
const write = (cookies: string[]) => {
  for (const cookie of cookies) document.cookie = cookie;
};

/** Stores a cookie that scripts may read, for so many seconds, as the server does for this page. */
export function writeCookieHere(name: string, value: string, maxAge: number): void {
  const surface = isInWebview() ? 'webview' : 'web';
  write(writtenCookie({ name, value, maxAge, isReadable: true }, { surface, isHttps: isHttps() }));
}

/** Whether this document has the cookie with that value. */
export const hasCookieHere = (name: string, value: string): boolean =>
  document.cookie.split('; ').includes(`${name}=${value}`);

/** Whether this document has the cookie, whatever its value. */
export const hasCookieNamedHere = (name: string): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));

/** Removes a cookie that scripts may read. */
export const removeCookieHere = (name: string): void =>
  write(removedCookie({ name, isReadable: true }, isHttps()));
