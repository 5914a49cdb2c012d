import { NextResponse } from 'next/server';
import { leadToHost } from '@/lib/ground/auth/host-sign-in.server';
import { requestedReturn } from '@/lib/ground/auth/requested-return.server';
import { beginSignIn } from '@/lib/ground/auth/sign-in.server';
import { storedAttempt } from '@/lib/ground/auth/sign-in-attempts.server';
import { withLimit } from '@/lib/core/bff/with-limit.server';
import { siteOfNextRequest } from '@/lib/core/site/site-of-request';

/** Sends the diner to the provider, remembering in this browser where the sign-in began. */
export const GET = withLimit('signIn', async (request) => {
  // The page's router may not fetch from the provider: an answer that is no page it opens as a document.
  if (request.headers.get('sec-fetch-dest') === 'empty')
    return new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
  const site = siteOfNextRequest(request);
  const returnTo = requestedReturn(request);
  if (site.surface === 'webview' && request.nextUrl.searchParams.get('by') !== 'provider')
    return leadToHost(returnTo);
  const { attempt, address } = beginSignIn(site, returnTo);
  const response = NextResponse.redirect(address, 303);
  for (const cookie of await storedAttempt(attempt, request.cookies, site))
    response.headers.append('Set-Cookie', cookie);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
});
