import { NextResponse, type NextRequest } from 'next/server';
import { SIGN_IN_ANSWER_PARAMETERS } from '@/lib/core/site/sign-in-answer';
import { env } from '@/lib/core/env/env';
import { paths } from '@/lib/core/paths/paths';
import { FIRST_PAINT_SCRIPT } from '@/lib/core/page-scripts/first-paint.mjs';
import { BEFORE_SCRIPTS } from '@/lib/core/page-scripts/page-moment.mjs';
import { storeRender } from '@/lib/core/cache/store-render';
import { pageCookies, pageHeaders } from '@/lib/pages/request/page-headers';
import { refusalOfPage } from '@/lib/pages/request/page-refusal.server';
import { resolveSite } from '@/lib/pages/request/resolve-site.server';
import { contentSecurityPolicy, scriptHash } from '@/lib/core/security/content-security-policy.mjs';
import { scriptSourcesOf } from '@/lib/core/security/scanner-pages.mjs';
import { sessionOf } from '@/lib/core/session/session-cookies.server';
import { internalPath, type PipelineState } from '@/lib/core/site/request-pipeline';

/** Works out the site once and rewrites to `app/[site]/…`; `request-pipeline.ts` decides by pure steps. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|fonts/|icons/|map/|scanner/|favicon\\.ico$|worker\\.js$|manifests/|robots\\.txt$|sitemap\\.xml$|sitemaps/).*)',
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams, search } = request.nextUrl;
  // The page store has resolved the site already.
  const render = storeRender();
  if (render) return NextResponse.rewrite(new URL(render.innerPath, request.url));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return secured(new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
  }
  const state = await resolveSite({
    path: pathname,
    query: searchParams,
    host: request.headers.get('host') ?? '',
    cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
  });
  if ('redirectTo' in state)
    return secured(NextResponse.redirect(new URL(state.redirectTo, request.url), 308));

  const refusal = await refusalOfPage(state, request);
  if (refusal) return new NextResponse(refusal.body, refusal);

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
    // A header that is set here wins over the handler's own: no cache keeps an answer that carries a session.
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  }
  const response = secured(rewrite(request, state), state);
  // The back button must not show a diner's own page after they have signed out; a search is not personal.
  const isOwn = state.route.rendering === 'dynamic' && !state.route.dependsOnPlace;
  if (isOwn) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Inline scripts of the product on pages that are rendered for one diner; Next's own have the nonce. */
const OWN_SCRIPTS = [BEFORE_SCRIPTS, FIRST_PAINT_SCRIPT].map(scriptHash);

function rewrite(request: NextRequest, state: PipelineState): NextResponse {
  const innerPath = internalPath(state);
  // In development pages need more than a policy allows.
  if (state.route.rendering === 'cached' && env().isDevelopment)
    return NextResponse.rewrite(new URL(innerPath, request.url));
  const target = new URL(innerPath + request.nextUrl.search, request.url);
  // Rendered for one diner: the page store approves the scripts of its pages by their texts, here Next gives them a nonce.
  const nonce = `'nonce-${btoa(crypto.randomUUID())}'`;
  const policy = contentSecurityPolicy([nonce, ...OWN_SCRIPTS, ...scriptSourcesOf(innerPath)]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.rewrite(target, { request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function secured(response: NextResponse, state?: PipelineState): NextResponse {
  for (const [name, value] of Object.entries(pageHeaders(state))) response.headers.set(name, value);
  for (const cookie of state ? pageCookies(state) : []) response.headers.append('Set-Cookie', cookie);
  return response;
}
