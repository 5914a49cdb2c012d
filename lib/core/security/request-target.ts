/** Why a request is refused before routing: malformed, an unknown method, an overlong address, a foreign host. */
export const REFUSALS = [400, 405, 414, 421] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Methods that a route of ours answers. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** Letters of a path with its query; the longest of ours is the address of a picture, encoded. */
const MAX_LENGTH = 8000;
/** The only addresses that take methods other than reading: on a page these would reach Next's server actions. */
const HANDLERS = '/api/';
/** Control characters and line breaks: no address of ours has one, and patterns of routes do not match them. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:/i;
/** Probes request these under any host name. */
const PROBED = ['/api/health', '/api/ready'];
/** An address without a route, for requests that are answered as not found. */
const NOWHERE = '/not-found';

interface RequestLine {
  method: string;
  /** The request's target as it came: a path with its query, or anything at all. */
  target: string;
  host: string | undefined;
}

/** Parses the request line. @returns its path and query, or the status to refuse with */
export function readTarget(
  { method, target, host }: RequestLine,
  isOwnHost: (host: string | undefined) => boolean,
): string | Refusal {
  if (!METHODS.some((known) => known === method)) return 405;
  if (target.length > MAX_LENGTH) return 414;
  const isAbsolute = ABSOLUTE.test(target);
  if (isAbsolute && !URL.canParse(target)) return 400;
  const url = isAbsolute ? new URL(target) : null;
  const address = url ? url.pathname + url.search : target;
  if (!address.startsWith('/')) return 400;
  const path = address.split('?', 1)[0] ?? '';
  if (!PROBED.includes(path) && !isOwnHost(url ? url.host : host)) return 421;
  if (method !== 'GET' && method !== 'HEAD' && !path.startsWith(HANDLERS)) return 405;
  const decoded = decode(path);
  if (decoded === null) return 400;
  return CONTROL.test(decoded) ? NOWHERE : oneSpelling(path) + address.slice(path.length);
}

/** A path in the one spelling that its addresses have (RFC 3986, 6.2.2): else one page would have any number of keys. */
const oneSpelling = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
