import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { FRONT_EXPIRES, UNPACKED_FILE_SECONDS } from '@/lib/cache/front-headers';
import { isPageVersion } from '@/lib/cache/page-version.mjs';
import { COOKIES } from '@/lib/site/cookies';
import { frontExpires } from '@/lib/site/front-request';
import type { Step } from '../step';
import { refreshFronts, type FrontAsk } from './front-refresh';

/*
 * The last look at a page that the front (nginx) would keep, when its status and all of its headers are known: middleware has seen
 * neither. Only a page that the page cache has stored is kept, which is the same for everybody; none that failed; none with a cookie that
 * says more than the key it was asked with.
 */

/** Cookies that repeat the key. */
const KEY_COOKIES = new Set<string>(Object.values(COOKIES).filter((name) => name !== COOKIES.device));

const cookieNames = (response: ServerResponse) =>
  [response.getHeader('set-cookie') ?? []].flat().map((cookie) => String(cookie).split('=', 1)[0] ?? '');

/** What the front is told of a page that middleware would have it keep until the end of this second; undefined for not at all. */
function expiryOf(response: ServerResponse, asked: string): string | undefined {
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const isStored = response.statusCode === 200 && isPage && isPageVersion(response.getHeader('etag'));
  if (!isStored || !cookieNames(response).every((name) => KEY_COOKIES.has(name))) return undefined;
  const isOld = response.getHeader('x-nextjs-cache') === 'STALE';
  return isOld ? frontExpires(Number(asked.slice(1)) - 1) : asked;
}

/** @param onKept is told the version of a page that the front answers with from now on */
function decide(response: ServerResponse, onKept: (version: string) => void): void {
  const asked = response.getHeader(FRONT_EXPIRES);
  if (asked === undefined || asked === UNPACKED_FILE_SECONDS || response.headersSent) return;
  const expiry = expiryOf(response, String(asked));
  if (expiry === undefined) response.removeHeader(FRONT_EXPIRES);
  else response.setHeader(FRONT_EXPIRES, expiry);
  if (expiry === asked) onKept(String(response.getHeader('etag')));
}

/** What the front has to ask with to have the same page; Next changes both on its way. */
function askOf({ url, headers }: IncomingMessage): FrontAsk {
  const { host = '', cookie, 'accept-encoding': encoding } = headers;
  return {
    path: url ?? '/',
    headers: { host, ...(cookie && { cookie }), ...(encoding && { 'accept-encoding': encoding }) },
  };
}

/**
 * Looks at every answer that the front would keep. It stands before all steps that change heads, and so looks last.
 * @param frontUrls inner addresses of fronts that are told of pages that change before their second is over
 */
export function frontCopies(frontUrls: string[] = []): Step {
  const note = frontUrls.length > 0 ? refreshFronts(frontUrls).note : () => undefined;
  return (request, response, next) => {
    const ask = askOf(request);
    onHeaders(response, () => decide(response, (version) => note(ask, version)));
    next();
  };
}
