import { CACHED_AT_HEADER as CACHED_AT } from '@/lib/core/bff/cached-at-header';
import { PAGE_MOMENT } from '@/lib/core/time/page-moment';

/* How an answer is cached: as it came, with the moment, its size, whose it is and its variant in headers of its own. */

const BYTES = 'X-Cached-Bytes';
const OWNER = 'X-Cached-For';
const VARIANT = 'X-Cached-Variant';

/** The diner that a page or an answer is for: null for a guest or an unknown one. */
export interface Audience {
  /** The sign-in whose it is; null for what is the same for everybody. */
  owner: string | null;
  /** Which of the pages under its address (`variant.ts`). */
  variant: string | null;
}

/** Of files and pictures: the same for everybody. */
export const EVERYBODY: Audience = { owner: null, variant: null };

/** The answer as it is cached. */
export async function toCached(
  response: Response,
  { owner, variant }: Audience,
  nowMs: number,
): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // Its moment is over when it is read.
  headers.delete(PAGE_MOMENT);
  headers.set(CACHED_AT, String(nowMs));
  headers.set(BYTES, String(body.byteLength));
  if (owner !== null) headers.set(OWNER, owner);
  if (variant !== null) headers.set(VARIANT, variant);
  return new Response(body, { status: response.status, headers });
}

/** When an answer was cached, milliseconds since the epoch; 0 where that is not known. */
export const cachedAtMs = (response: Response): number => Number(response.headers.get(CACHED_AT)) || 0;
/** Its size without headers. */
export const cachedBytes = (response: Response): number => Number(response.headers.get(BYTES)) || 0;
/** The diner for whom it was cached. */
export const audienceOf = (response: Response): Audience => ({
  owner: response.headers.get(OWNER),
  variant: response.headers.get(VARIANT),
});

/** The code of the site that a page was made for, as its html element names it; null without one. Leaves the page to be read. */
export async function siteOfPage(response: Response): Promise<string | null> {
  return /<html [^>]*data-site="([^"]*)"/.exec(await response.clone().text())?.[1] ?? null;
}

/** The cached page, with the moment in it, so that the page can say how old it is. */
export async function pageWithMoment(response: Response): Promise<Response> {
  const html = await response.text();
  const marked = html.replace('<html ', `<html data-cached-at="${cachedAtMs(response)}" `);
  return new Response(marked, { status: response.status, headers: response.headers });
}
