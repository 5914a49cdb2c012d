import 'server-only';
import type { z } from 'zod/mini';
import { NextResponse } from 'next/server';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { sessionCookies, type CookieReader } from '@/lib/session/session-cookies.server';
import type { Site } from '@/lib/site/site';
import { paths } from '@/lib/paths/paths';
import { returnPath } from './return-path';
import type { codeGrantSchema, codeRequestSchema } from './host-sign-in.schema';
import { attemptsCookie, attemptsOf } from './sign-in-attempts.server';
import { beginSignIn, finishSignIn, takeAttempt } from './sign-in.server';

/*
 * The code flow by a host app (HOST-09): the page takes a request, the host answers it with a code, the page exchanges it. State and
 * verifier are sealed in this browser's cookie, as when the provider is gone to.
 */

/** Begins a sign-in. @returns what the host is asked with, and the cookie that binds it to this browser */
export async function beginHostSignIn(
  site: Site,
  cookies: CookieReader,
): Promise<{ request: z.output<typeof codeRequestSchema>; cookies: string[] }> {
  const { attempt, request } = beginSignIn(site, paths.home());
  return { request, cookies: await attemptsCookie([...(await attemptsOf(cookies)), attempt], site) };
}

/** Leads the diner to the page of ours that asks the app around it, in place of the provider (HOST-03). */
export function leadToHost(requestedReturn: string | null): NextResponse {
  const address = new URL(paths.beforeSignIn(returnPath(requestedReturn)), env().appOrigin);
  return NextResponse.redirect(address, { status: 303, headers: { 'Cache-Control': 'private, no-store' } });
}

/**
 * Signs in by the code that the host has answered with.
 * @returns the cookies of the session, and of what is left of other attempts
 * @throws AppError `auth/state` where the state is not of an attempt of this browser, `auth/code`
 */
export async function finishHostSignIn(
  site: Site,
  deviceId: string | undefined,
  cookies: CookieReader,
  { code, state }: z.output<typeof codeGrantSchema>,
): Promise<string[]> {
  const { attempt, rest } = takeAttempt(await attemptsOf(cookies), state);
  if (!attempt) throw new AppError('auth/state');
  const { verifier, nonce, startedAt } = attempt;
  const signedIn = await finishSignIn(site, deviceId, { code, verifier, idempotencyKey: nonce, startedAt });
  return [...(await sessionCookies(signedIn, site)), ...(await attemptsCookie(rest, site))];
}
