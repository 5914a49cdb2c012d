import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PartName } from '../page-store/stored-page';

/* The head and the address of a request to Next, and those of its answer to the client router. */

/** The name of a reader to whom Next gives a page in one piece, with its metadata in the head: one that it knows for a bot. */
export const WHOLE_PAGE_READER = 'Slurp';

/** The renderings of Next for the page store: a page with its data, or the part that the router needs of a route that it does not know yet. */
export type RenderKind = 'page' | 'tree';

const TREE = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
/** Next answers a request of the router only under an address that repeats its headers. */
const TREE_HASH = createHash('sha256').update('1,/_tree,0,0').digest().subarray(0, 12).toString('base64url');

/** Headers of one answer only, and headers that each answer sets anew. */
const OMITTED =
  /^(x-middleware-.*|x-nextjs-(cache|prerender|stale-time|postponed)|content-length|etag|connection|date|transfer-encoding|keep-alive|cache-control|content-encoding|content-security-policy|link|set-cookie|x-powered-by)$/;
/** Without it the client router takes a route of `cacheComponents` for one of the other model, and waits for ever for what it then fetches. */
const OF_TREE = 'x-nextjs-postponed';

/** The request of a render, with nothing of a visitor. */
export const renderRequest = (kind: RenderKind, path: string) =>
  kind === 'page'
    ? { url: path, headers: { 'user-agent': WHOLE_PAGE_READER } }
    : { url: `${path}?_rsc=${TREE_HASH}`, headers: TREE };

/** Whether a header of Next's answer is stored with the page. */
export const isStoredHeader = (kind: RenderKind, name: string): boolean =>
  !OMITTED.test(name) || (kind === 'tree' && name === OF_TREE);

/** The headers of a page's data for the router, which the page itself does not have. */
export const flightHeaders = (innerPath: string) =>
  [
    ['content-type', 'text/x-component'],
    ['x-nextjs-rewritten-path', innerPath],
  ] as const;

/** Which answer of a page a request wants; null for one that the app's router never makes. */
export function wantedPart(headers: IncomingHttpHeaders): PartName | null {
  if (headers.rsc !== '1') return 'html';
  const segment = headers['next-router-segment-prefetch'];
  if (segment === '/_tree') return 'tree';
  return segment === undefined && headers['next-router-prefetch'] === undefined ? 'flight' : null;
}

/** Drops a router's own state from its request: Next would render a variant per state or fail. */
export function simplifyRouterRequest(request: IncomingMessage, part: PartName): void {
  if (part === 'html') return;
  const { headers, url = '/' } = request;
  for (const name of Object.keys(headers)) if (/^next-(router-|url$)/.test(name)) delete headers[name];
  if (part === 'tree') Object.assign(headers, TREE);
  const [path, ...query] = url.split('?');
  const parameters = query
    .join('?')
    .split('&')
    .filter((each) => each !== '' && !/^_rsc(=|$)/.test(each));
  request.url = `${path}?${[...parameters, `_rsc=${part === 'tree' ? TREE_HASH : ''}`].join('&')}`;
}
