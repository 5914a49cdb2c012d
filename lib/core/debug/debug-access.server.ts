import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/core/env/env';
import { sessionSecrets } from '@/lib/core/session/secrets.server';
import { removedCookie, writtenCookie } from '@/lib/core/site/cookie-attributes';
import type { Site } from '@/lib/core/site/site';
import { DEBUG_BAR_COOKIE } from './debug-bar-cookie';
import { isSwitchedOn, signSwitch, SWITCH_SECONDS } from './debug-switch.mjs';

type CookieReader = Pick<NextRequest['cookies'], 'get'>;

/** `__Host-` binds the cookie to our origin; browsers take that prefix over https only. */
const cookieName = () => (env().isHttps ? '__Host-debug' : 'debug');

/** The signed cookie, which no script reads, and the readable one beside it. */
const COOKIES = () => [{ name: cookieName() }, { name: DEBUG_BAR_COOKIE, isReadable: true }] as const;

/** Set-Cookie values that switch the debug bar on in this browser; none for a link that is forged or over, and where the setting is off. */
export function debugCookies(key: string | null, { surface }: Pick<Site, 'surface'>): string[] {
  const { hasDebugBar, isHttps } = env();
  const [secret] = sessionSecrets();
  const now = Date.now();
  if (!hasDebugBar || !secret || !isSwitchedOn(sessionSecrets(), 'link', key, now)) return [];
  const [signed, visible] = COOKIES();
  const write = (cookie: { name: string; isReadable?: boolean }, value: string) =>
    writtenCookie({ ...cookie, value, maxAge: SWITCH_SECONDS }, { surface, isHttps });
  return [...write(signed, signSwitch(secret, 'cookie', now)), ...write(visible, '1')];
}

/** Set-Cookie values that switch it off. */
export const endedDebugCookies = (): string[] =>
  COOKIES().flatMap((cookie) => removedCookie(cookie, env().isHttps));

/** Whether the debug bar is on for a request: the setting, the signed cookie, and a page inside an app (DBG-01). */
export function isDebugOn(reader: CookieReader, { surface }: Pick<Site, 'surface'>): boolean {
  const { hasDebugBar } = env();
  const value = reader.get(cookieName())?.value;
  return hasDebugBar && surface === 'webview' && isSwitchedOn(sessionSecrets(), 'cookie', value, Date.now());
}
