import 'server-only';
import { openSignIn, sealSignIn, signInCookieName } from '@/lib/session/session.server';
import { signInCookie, type CookieReader } from '@/lib/session/session-cookies.server';
import type { Site } from '@/lib/site/site';

/* The sign-ins that this browser has begun: state and verifier of each are sealed in one cookie of its own. */

export type Attempts = Parameters<typeof sealSignIn>[0];

/** The attempts of this browser; none where the cookie is missing or another's. */
export const attemptsOf = (cookies: CookieReader): Promise<Attempts> =>
  openSignIn(cookies.get(signInCookieName())?.value);

/** The Set-Cookie values that keep these attempts in this browser; none are removed from it. */
export const attemptsCookie = async (attempts: Attempts, site: Pick<Site, 'surface'>): Promise<string[]> =>
  signInCookie(attempts.length === 0 ? null : await sealSignIn(attempts), site);
