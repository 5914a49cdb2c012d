import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import onHeaders from 'on-headers';
import { env } from '@/lib/core/env/env';
import { isOwnHost } from '@/lib/core/env/own-origins';
import { contentSecurityPolicy } from '@/lib/core/security/content-security-policy.mjs';
import { readTarget } from '@/lib/core/security/request-target';
import { PAGE_MOMENT, pageMoment } from '@/lib/core/time/page-moment';
import type { Step } from '../step';

// The edge of the server: what holds for every request and every answer, whichever part of Next gives it (pages, handlers, files,
// redirects, errors). Neither middleware nor `headers()` sees them all, and the latter are fixed when it is built.

const EVERY_ANSWER: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const HTTPS_ANSWER = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
const POLICY = 'Content-Security-Policy';
/** Next's internal headers: removed from answers, and from requests, where they would change the answer. */
const INTERNAL = 'x-middleware-';

interface Rules {
  /** Headers of every answer that does not set them itself. */
  always: Record<string, string>;
  /** For a page without a policy. */
  defaultPolicy: string | null;
}

const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** Node takes the first of several Host headers, a proxy or a cache before it may take another one. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name)).length > 1;

/** The first of several cookies of one name, and no other: the page store would take the first, Next the last one. */
const oneOfEachCookie = (header: string): string =>
  Object.entries(parseCookie(header, { decode: (value) => value }))
    .map((pair) => pair.join('='))
    .join('; ');

function guardRequest(request: IncomingMessage): void {
  const { method = '', url: target = '', headers } = request;
  for (const name of Object.keys(headers)) {
    if (name.startsWith(INTERNAL)) delete headers[name];
  }
  if (headers.cookie !== undefined) headers.cookie = oneOfEachCookie(headers.cookie);
  const read = hasSeveralHosts(request) ? 400 : readTarget({ method, target, host: headers.host }, isOwnHost);
  if (typeof read === 'string') {
    request.url = read;
  } else {
    request.method = 'GET';
    request.url = `/api/refused?status=${read}`;
  }
}

function completeHeaders(response: ServerResponse, { always, defaultPolicy }: Rules): void {
  const { statusCode: status } = response;
  for (const name of response.getHeaderNames()) {
    if (name.startsWith(INTERNAL)) response.removeHeader(name);
  }
  for (const [name, value] of Object.entries(always)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  // A page that a browser has already takes its headers from the answer that says so.
  if (isPage(response) || status === 304) response.setHeader(PAGE_MOMENT, pageMoment(Date.now()));
  // A page of Next's own, which passed neither the page store nor middleware: without scripts.
  if (defaultPolicy !== null && isPage(response) && !response.hasHeader(POLICY))
    response.setHeader(POLICY, defaultPolicy);
  // Next lets shared caches keep what it does not find for a year: a part of the next release would stay missing.
  // And Next refuses a wrong request for a file with the file's own lifetime.
  const isCacheable = !/no-store/.test(String(response.getHeader('cache-control') ?? ''));
  if (status === 404 || status >= 500 || (status >= 400 && isCacheable))
    response.setHeader('Cache-Control', 'no-store');
}

/** Guards requests and completes answers. @param options.isProduction pages have a policy */
export function edge({ isProduction }: { isProduction: boolean }): Step {
  const rules: Rules = {
    always: { ...EVERY_ANSWER, ...(env().isHttps ? HTTPS_ANSWER : {}) },
    defaultPolicy: isProduction ? contentSecurityPolicy([]) : null,
  };
  return (request, response, next) => {
    guardRequest(request);
    onHeaders(response, () => {
      if (!response.headersSent) completeHeaders(response, rules);
    });
    next();
  };
}
