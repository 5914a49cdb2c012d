import 'server-only';
import type { NextRequest } from 'next/server';
import { endedDebugCookies } from '@/lib/core/debug/debug-access.server';
import { env } from '@/lib/core/env/env';
import { endedPendingTrackCookie, endedSessionCookies } from '@/lib/core/session/session-cookies.server';
import { signInCookiePrefix } from '@/lib/core/session/session.server';
import { removedCookie } from '@/lib/core/site/cookie-attributes';
import { COOKIES } from '@/lib/core/site/cookies';

/** Set-Cookie values that remove every cookie of ours from this browser (PROF-23); scripts see few of them. */
export function forgottenCookies(cookies: NextRequest['cookies']): string[] {
  const { isHttps } = env();
  const begun = cookies
    .getAll()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(signInCookiePrefix()));
  const removed = (name: string) => removedCookie({ name, isReadable: name !== COOKIES.device }, isHttps);
  return [
    ...endedSessionCookies(cookies),
    ...endedPendingTrackCookie(),
    ...endedDebugCookies(),
    ...begun.flatMap((name) => removedCookie({ name }, isHttps)),
    ...Object.values(COOKIES).flatMap(removed),
  ];
}
