import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/core/env/env';
import { AppError } from '@/lib/core/errors/errors';
import { reasonOf } from '@/lib/core/errors/own-error';
import { currentOrigin } from '@/lib/core/log/current-request.server';
import { log } from '@/lib/core/log/log.server';
import { paths } from '@/lib/core/paths/paths';
import type { SignInAttempt } from '@/lib/core/session/session.server';
import { sessionCookies, sessionOf } from '@/lib/core/session/session-cookies.server';
import { COOKIES, readDeviceId } from '@/lib/core/site/cookies';
import { routeOf } from '@/lib/core/site/routes';
import { siteOfNextRequest } from '@/lib/core/site/site-of-request';
import { attemptOf, endedAttempt } from './sign-in-attempts.server';
import { finishSignIn, returnOfState } from './sign-in.server';

/** Answers the provider: checks the state, makes the session, returns to the start. Failures go to Auth. */
export async function answerCallback(request: NextRequest): Promise<NextResponse> {
  const query = request.nextUrl.searchParams;
  const site = siteOfNextRequest(request);
  const attempt = await attemptOf(request.cookies, query.get('state'));
  if (!attempt) {
    // Back through the provider's pages, or a form that was left open for too long.
    const to = returnOfState(query.get('state'));
    return redirect((await sessionOf(request.cookies)) ? to : paths.authProblem('state', to), []);
  }
  const leave = (to: string) => redirect(to, endedAttempt(attempt));
  const code = query.get('code');
  if (!isOfProvider(query.get('iss'))) return leave(paths.authProblem('code', attempt.returnTo));
  if (query.has('error')) return leave(pathOfRefusal(query.get('error'), attempt));
  try {
    if (!code) throw new AppError('auth/code-missing');
    const deviceId = readDeviceId(request.cookies.get(COOKIES.device)?.value);
    const { verifier, nonce, startedAt } = attempt;
    const grant = { code, verifier, idempotencyKey: nonce, startedAt };
    const signedIn = await finishSignIn(site, deviceId, grant);
    const response = leave(attempt.returnTo);
    for (const cookie of await sessionCookies(signedIn, site)) response.headers.append('Set-Cookie', cookie);
    return response;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'sign-in failed');
    const isMissing = error instanceof AppError && error.code === 'auth/code-missing';
    const problem = isMissing ? 'code-missing' : 'code';
    return leave(paths.authProblem(problem, attempt.returnTo));
  }
}

/** Whether the answer comes from our provider, where it names its issuer (RFC 9207). */
function isOfProvider(issuer: string | null): boolean {
  if (issuer === null) return true;
  return URL.canParse(issuer) && new URL(issuer).origin === new URL(env().upstreamPublicUrl).origin;
}

/** The page after a failed sign-in: where it began, or Auth if that needs a sign-in or the provider failed. */
function pathOfRefusal(error: string | null, attempt: SignInAttempt): string {
  if (error !== 'access_denied') return paths.authProblem('provider', attempt.returnTo);
  const { pathname } = new URL(attempt.returnTo, currentOrigin());
  return routeOf(pathname).needsLogin ? paths.authProblem('refused', attempt.returnTo) : attempt.returnTo;
}

function redirect(to: string, cookies: string[]): NextResponse {
  const response = NextResponse.redirect(new URL(to, currentOrigin()), 303);
  response.headers.set('Cache-Control', 'private, no-store');
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
