import type { Surface } from './site';

// How every cookie of ours is written, on the server and in the browser. On the web a cookie stays with our own pages (`Lax`).
// Inside an app the page may be a frame on the app's site, which has a cookie only if it is `None`, and keeps it only if it is of
// that app alone (`Partitioned`, CHIPS); both need https. Browsers hold the two variants as two cookies of one name.

/** Where a cookie is set: the surface of the page, and whether browsers reach us over https. */
export interface CookieScope {
  surface: Surface;
  isHttps: boolean;
}

interface Cookie {
  name: string;
  value: string;
  /** Seconds; without it the cookie ends with the visit. */
  maxAge?: number;
  /** Whether scripts may read it. */
  isReadable?: boolean;
}

const LAX = '; SameSite=Lax';
const EMBEDDED = '; SameSite=None; Secure; Partitioned';

function serialize({ name, value, maxAge, isReadable = false }: Cookie, variant: string): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${life}${isReadable ? '' : '; HttpOnly'}${variant}`;
}

/** The attributes that all variants of a scheme share. */
const variantsOf = (isHttps: boolean) => (isHttps ? [`${LAX}; Secure`, EMBEDDED] : [LAX]);

/** Set-Cookie values that remove a cookie, in whichever variant the browser has it. */
export function removedCookie(
  { name, isReadable }: Pick<Cookie, 'name' | 'isReadable'>,
  isHttps: boolean,
): string[] {
  return variantsOf(isHttps).map((variant) => serialize({ name, value: '', maxAge: 0, isReadable }, variant));
}

/** Set-Cookie values: first removes the cookie of other surfaces, since browsers may treat both as one. */
export function writtenCookie(cookie: Cookie, { surface, isHttps }: CookieScope): string[] {
  const isEmbedded = isHttps && surface === 'webview';
  const own = isEmbedded ? EMBEDDED : `${LAX}${isHttps ? '; Secure' : ''}`;
  const others = variantsOf(isHttps).filter((variant) => variant !== own);
  return [
    ...others.map((variant) => serialize({ ...cookie, value: '', maxAge: 0 }, variant)),
    serialize(cookie, own),
  ];
}
