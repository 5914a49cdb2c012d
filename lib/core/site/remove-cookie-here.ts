import { removedCookie } from './cookie-attributes';

/** Removes a cookie that scripts may read. */
export function removeCookieHere(name: string): void {
  for (const cookie of removedCookie({ name, isReadable: true }, location.protocol === 'https:'))
    document.cookie = cookie;
}
