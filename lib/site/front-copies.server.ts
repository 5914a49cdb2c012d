import 'server-only';
import type { ServerResponse } from 'node:http';
import { beforeHead, onRequest } from '@/lib/security/http-events.server';
import { COOKIES } from './cookies';
import { FRONT_EXPIRES, frontExpires } from './front-request';
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

function decide(response: ServerResponse, status: number): number {
  const asked = response.getHeader(FRONT_EXPIRES);
  if (asked === undefined || response.headersSent) return status;
  const expiry = expiryOf(response, status, String(asked));
  if (expiry === undefined) response.removeHeader(FRONT_EXPIRES);
  else response.setHeader(FRONT_EXPIRES, expiry);
  return status;
}

/**
 * From now on looks at every answer of this process that the front would keep; called before anything else that changes heads, and so
 * asked last.
 * @returns a function that stops it
 */
export function watchFrontCopies(): () => void {
  return onRequest(({ response }) => beforeHead(response, (status) => decide(response, status)));
}
