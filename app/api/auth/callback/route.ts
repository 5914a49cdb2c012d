import { NextResponse, type NextRequest } from 'next/server';
import { finishSignIn, takeAttempt } from '@/lib/auth/sign-in.server';
import { env } from '@/lib/env/env';
import { log } from '@/lib/log/log.server';
import { paths } from '@/lib/paths/paths';
import * as session from '@/lib/session/session.server';
import { COOKIES } from '@/lib/site/door';
import { siteOfCookies } from '@/lib/site/site-of-cookies';

/** Where `/auth?code=…&state=…` arrives (rewritten by middleware.ts): signs in and returns to the original route. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = request.nextUrl.searchParams;
  const attempts = await session.openSignIn(request.cookies.get(session.signInCookieName())?.value);
  const { attempt, rest } = takeAttempt(attempts, query.get('state'));
  const code = query.get('code');
  if (!attempt) return leave(`${paths.auth()}?problem=state`, rest);
  if (!code) return leave(attempt.returnTo, rest);
  try {
    const deviceId = request.cookies.get(COOKIES.device)?.value;
    const signedIn = await finishSignIn(siteOfCookies(request), deviceId, {
      code,
      verifier: attempt.verifier,
    });
    const response = await leave(attempt.returnTo, rest);
    response.cookies.set(
      session.sessionCookieName(),
      await session.sealSession(signedIn),
      session.sessionCookieAttributes(),
    );
    return response;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'sign-in failed');
    return leave(`${paths.auth()}?problem=code&return=${encodeURIComponent(attempt.returnTo)}`, rest);
  }
}

async function leave(to: string, rest: Parameters<typeof session.sealSignIn>[0]): Promise<NextResponse> {
  const response = NextResponse.redirect(new URL(to, env().appOrigin), 303);
  response.headers.set('Cache-Control', 'private, no-store');
  response.cookies.set(
    session.signInCookieName(),
    await session.sealSignIn(rest),
    session.signInCookieAttributes(),
  );
  return response;
}
