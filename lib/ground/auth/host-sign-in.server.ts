import 'server-only';
import type { z } from 'zod/mini';
import { NextResponse, type NextRequest } from 'next/server';
import { AppError } from '@/lib/core/errors/errors';
import { currentOrigin } from '@/lib/core/log/current-request.server';
import { sessionCookies } from '@/lib/core/session/session-cookies.server';
import type { Site } from '@/lib/core/site/site';
import { paths } from '@/lib/core/paths/paths';
import { returnPath } from './return-path';
import type { codeGrantSchema, codeRequestSchema } from './host-sign-in.schema';
import { attemptOf, endedAttempt, storedAttempt } from './sign-in-attempts.server';
import { beginSignIn, finishSignIn } from './sign-in.server';

// The code flow by a host app (HOST-09): the page takes a request, the host answers it with a code, the page
// exchanges it. State and verifier are sealed in this browser's cookie, as when the provider is gone to.

/** Begins a sign-in. @returns the request to the host, and the cookie that binds it to this browser */
export async function beginHostSignIn(
  site: Site,
  cookies: NextRequest['cookies'],
): Promise<{ request: z.output<typeof codeRequestSchema>; cookies: string[] }> {
  const { attempt, request } = beginSignIn(site, paths.home());
  return { request, cookies: await storedAttempt(attempt, cookies, site) };
}

/** Leads the diner to the page of ours that asks the app around it, in place of the provider (HOST-03). */
export function leadToHost(requestedReturn: string | null): NextResponse {
  const address = new URL(paths.beforeSignIn(returnPath(requestedReturn)), currentOrigin());
  return NextResponse.redirect(address, { status: 303, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Signs in by the host's code. @returns Set-Cookie values @throws AppError `auth/state`, `auth/code` */
export async function finishHostSignIn(
  site: Site,
  deviceId: string | undefined,
  cookies: NextRequest['cookies'],
  { code, state }: z.output<typeof codeGrantSchema>,
): Promise<string[]> {
  const attempt = await attemptOf(cookies, state);
  if (!attempt) throw new AppError('auth/state');
  const { verifier, nonce, startedAt } = attempt;
  const signedIn = await finishSignIn(site, deviceId, { code, verifier, idempotencyKey: nonce, startedAt });
  return [...(await sessionCookies(signedIn, site)), ...endedAttempt(attempt)];
}
