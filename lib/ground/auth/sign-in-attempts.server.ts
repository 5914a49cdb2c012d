import 'server-only';
import type { NextRequest } from 'next/server';
import { signInCookiePrefix, type SignInAttempt } from '@/lib/core/session/session.server';
import { endedSignInCookie, signInCookie, signInOf } from '@/lib/core/session/session-cookies.server';
import type { Site } from '@/lib/core/site/site';

// The sign-ins that this browser has begun, each in a cookie of its own: two tabs that begin one at the same
// moment do not take each other's away.

type Cookies = Pick<NextRequest['cookies'], 'get' | 'getAll'>;

/** Sign-ins that a browser keeps: more would make the head of every request long. */
const MAX_ATTEMPTS = 4;
const MAX_STATE_LENGTH = 4000;
const NONCE = /^[\w-]{1,64}$/;

/** @returns the nonce of a state parameter, or null for garbage. */
function nonceOf(state: string | null): string | null {
  if (!state || state.length > MAX_STATE_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(state, 'base64url').toString('utf8'));
    const nonce = typeof value === 'object' && value !== null && 'n' in value ? value.n : null;
    return typeof nonce === 'string' && NONCE.test(nonce) ? nonce : null;
  } catch {
    return null;
  }
}

/** The sign-in that a state belongs to; null where this browser has not begun it, or has finished it. */
export async function attemptOf(cookies: Cookies, state: string | null): Promise<SignInAttempt | null> {
  const nonce = nonceOf(state);
  return nonce === null ? null : signInOf(cookies, nonce);
}

/** The Set-Cookie values that keep a new sign-in in this browser, and end the oldest where there are many. */
export async function storedAttempt(
  attempt: SignInAttempt,
  cookies: Cookies,
  site: Pick<Site, 'surface'>,
): Promise<string[]> {
  const prefix = signInCookiePrefix();
  const nonces = cookies
    .getAll()
    .flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const opened = await Promise.all(
    nonces.map(async (nonce) => ({ nonce, startedAt: (await signInOf(cookies, nonce))?.startedAt ?? 0 })),
  );
  const surplus = opened
    .sort((one, other) => other.startedAt - one.startedAt)
    .slice(MAX_ATTEMPTS - 1)
    .filter(({ nonce }) => NONCE.test(nonce));
  return [
    ...surplus.flatMap(({ nonce }) => endedSignInCookie(nonce)),
    ...(await signInCookie(attempt, site)),
  ];
}

/** The Set-Cookie values that end a sign-in: a state works once. */
export const endedAttempt = ({ nonce }: SignInAttempt): string[] => endedSignInCookie(nonce);
