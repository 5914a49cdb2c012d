import { NextResponse, type NextRequest } from 'next/server';
import { SIGN_IN_ANSWER_PARAMETERS } from '@/lib/site/sign-in-answer';
import { refuseTooMany } from '@/lib/bff/too-many.server';
import { env } from '@/lib/env/env';
import { paths } from '@/lib/paths/paths';
import { ORDER_MARKS } from '@/lib/cache/page-marks.mjs';
import { BEFORE_SCRIPTS } from '@/lib/cache/page-moment.mjs';
import { contentSecurityPolicy, scriptHash } from '@/lib/security/content-security-policy.mjs';
import { permissionsPolicy } from '@/lib/security/permissions-policy';
import { sessionOf } from '@/lib/session/session-cookies.server';
import { dinerKeyOf } from '@/lib/session/session.server';
import { knownConfig } from '@/lib/custom-config/config-directory.server';
import {
  requestedConfig,
  internalPath,
  resolveRequest,
  type PipelineAnswer,
  type PipelineRequest,
  type PipelineState,
} from '@/lib/site/request-pipeline';
import { writtenCookie } from '@/lib/site/cookie-attributes';
import { COOKIES, YEAR_SECONDS } from '@/lib/site/cookies';
import {
  ASK_WHOLE,
  frontExpires,
  frontSecond,
  isForEverybody,
  isKeyKnown,
  withoutDevice,
} from '@/lib/site/front-request';
import { pageLimit } from '@/lib/bff/page-limit';
import { FRONT_EXPIRES } from '@/lib/cache/front-headers';
import { townDirectory } from '@/lib/towns/town-directory.server';
import { filterCode, readFilters } from '@/lib/venues/venue-filters';

/**
 * The request pipeline: works out the site once and rewrites to `app/[site]/…`. The decisions are
 * in `lib/site/request-pipeline.ts` as pure steps; this file handles the request, the session and the answer.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|fonts/|icons/|map/|scanner/|favicon\\.ico$|worker\\.js$|manifests/|robots\\.txt$|sitemap\\.xml$|sitemaps/).*)',
  ],
};

/** Of pages; the headers of every answer of the server are in `server/steps/edge.ts`. */
const SECURITY_HEADERS: Record<string, string> = {
  // One address has several languages, so no shared cache may store the page.
  'Cache-Control': 'private, max-age=0, must-revalidate',
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams, search } = request.nextUrl;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return secured(new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
  }
  const pipelineRequest = {
    path: pathname,
    query: searchParams,
    host: request.headers.get('host') ?? '',
    cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
  };
  const [townsOf, config] = await Promise.all([
    townDirectory(),
    knownConfig(requestedConfig(pipelineRequest, env().customConfig)),
  ]);
  const state = resolveRequest(pipelineRequest, {
    townsOf,
    config,
    newDeviceId: () => crypto.randomUUID(),
    filterCodeOf: (query) => filterCode(readFilters(query)),
  });
  const second = frontSecond(request.headers);
  if (second !== null) return answerFront(request, second, state, pipelineRequest);
  if ('redirectTo' in state)
    return secured(NextResponse.redirect(new URL(state.redirectTo, request.url), 308));

  const refusal = await refusalOf(request, state);
  if (refusal) return refusal;

  if (state.route.needsLogin && !(await sessionOf(request.cookies))) {
    return secured(
      NextResponse.redirect(new URL(paths.beforeSignIn(pathname + search), request.url), 303),
      state,
    );
  }
  if (state.route.name === 'auth' && SIGN_IN_ANSWER_PARAMETERS.some((name) => searchParams.has(name))) {
    const response = secured(
      NextResponse.rewrite(new URL(`/api/auth/callback${search}`, request.url)),
      state,
    );
    // What is set here wins over the handler's own: no cache keeps an answer that carries a session.
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  }
  const response = secured(rewrite(request, state), state);
  // The back button must not show a diner's own page after they have signed out; a search is not personal.
  const isOwn = state.route.rendering === 'dynamic' && !state.route.dependsOnPlace;
  if (isOwn) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** The answer to a caller that asks for pages too often; null for any other. */
async function refusalOf(request: NextRequest, state: PipelineState): Promise<NextResponse | null> {
  const limit = pageLimit(state);
  if (!limit) return null;
  const session = await sessionOf(request.cookies);
  const caller = { diner: session ? dinerKeyOf(session) : undefined, headers: request.headers };
  const refusal = await refuseTooMany(limit, caller, () => state);
  return refusal && new NextResponse(refusal.body, refusal);
}

/**
 * The page for everybody of the key that the front asks with, and until when the front keeps it; whatever else an address leads to is
 * asked for again with all that the diner has sent.
 */
async function answerFront(
  request: NextRequest,
  second: number,
  state: PipelineState | PipelineAnswer,
  asked: PipelineRequest,
): Promise<NextResponse> {
  if ('redirectTo' in state || !isForEverybody(state)) return new NextResponse(null, { headers: ASK_WHOLE });
  const refusal = await refusalOf(request, state);
  if (refusal) return refusal;
  const response = secured(rewriteToCachedPage(request, state), withoutDevice(state));
  if (isKeyKnown(state, asked)) response.headers.set(FRONT_EXPIRES, frontExpires(second));
  return response;
}

/**
 * All headers that a cached page may read of its first request: encoding, validators, and which
 * part of a page the client router wants. Next would write others into the page, a policy's nonce above all.
 */
const HEADERS_OF_CACHED_PAGES = [
  'accept-encoding',
  'host',
  'if-none-match',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
];

function rewriteToCachedPage(request: NextRequest, state: PipelineState): NextResponse {
  const headers = new Headers();
  for (const name of HEADERS_OF_CACHED_PAGES) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return NextResponse.rewrite(new URL(internalPath(state), request.url), { request: { headers } });
}

/** Inline scripts of the product on pages that are rendered for one diner; Next's own have the nonce. */
const OWN_SCRIPTS = [BEFORE_SCRIPTS, ORDER_MARKS].map(scriptHash);

function rewrite(request: NextRequest, state: PipelineState): NextResponse {
  if (state.route.rendering === 'cached') return rewriteToCachedPage(request, state);
  const target = new URL(internalPath(state) + request.nextUrl.search, request.url);
  // Rendered for one diner: nothing passes through the page cache's handler, so the policy is given here, with a nonce.
  const policy = contentSecurityPolicy([`'nonce-${btoa(crypto.randomUUID())}'`, ...OWN_SCRIPTS]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.rewrite(target, { request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function secured(response: NextResponse, state?: PipelineState): NextResponse {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  response.headers.set(
    'Permissions-Policy',
    permissionsPolicy(state?.path ?? '', state?.surface === 'kiosk'),
  );
  for (const [name, { value, life }] of Object.entries(state?.remember ?? {})) {
    const maxAge = life === 'year' ? YEAR_SECONDS : undefined;
    const cookie = { name, value, maxAge, isReadable: name !== COOKIES.device };
    const scope = { surface: state?.surface ?? 'web', isHttps: env().isHttps };
    for (const one of writtenCookie(cookie, scope)) response.headers.append('Set-Cookie', one);
  }
  return response;
}
