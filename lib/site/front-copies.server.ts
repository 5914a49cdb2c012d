import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeHead, onRequest } from '@/lib/security/http-events.server';
import { COOKIES } from './cookies';
import { refreshFronts, type FrontAsk } from './front-refresh.server';
import { frontExpires } from './front-request';
import { FRONT_EXPIRES, UNPACKED_FILE_SECONDS } from '@/lib/cache/front-headers';
import { isPageVersion } from '@/lib/cache/page-version.mjs';

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
function expiryOf(response: ServerResponse, status: number, asked: string): string | undefined {
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const isStored = status === 200 && isPage && isPageVersion(response.getHeader('etag'));
  if (!isStored || !cookieNames(response).every((name) => KEY_COOKIES.has(name))) return undefined;
  const isOld = response.getHeader('x-nextjs-cache') === 'STALE';
  return isOld ? frontExpires(Number(asked.slice(1)) - 1) : asked;
}

/** @param onKept is told the version of a page that the front answers with from now on */
function decide(response: ServerResponse, status: number, onKept: (version: string) => void): number {
  const asked = response.getHeader(FRONT_EXPIRES);
  if (asked === undefined || asked === UNPACKED_FILE_SECONDS || response.headersSent) return status;
  const expiry = expiryOf(response, status, String(asked));
  if (expiry === undefined) response.removeHeader(FRONT_EXPIRES);
  else response.setHeader(FRONT_EXPIRES, expiry);
  if (expiry === asked) onKept(String(response.getHeader('etag')));
  return status;
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
 * From now on looks at every answer of this process that the front would keep; called before anything else that changes heads, and so
 * asked last.
 * @param frontUrls inner addresses of fronts that are told of pages that change before their second is over
 * @returns a function that stops it
 */
export function watchFrontCopies(frontUrls: string[] = []): () => void {
  const { note, stop } =
    frontUrls.length > 0 ? refreshFronts(frontUrls) : { note: () => undefined, stop: () => undefined };
  const stopLooking = onRequest(({ request, response }) => {
    const ask = askOf(request);
    beforeHead(response, (status) => decide(response, status, (version) => note(ask, version)));
  });
  return () => {
    stopLooking();
    stop();
  };
}
