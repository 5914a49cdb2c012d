import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/env/env';
import type { Site } from '@/lib/site/site';
import { DEBUG_MARK_COOKIE } from './debug-mark';
import { isSwitchedOn, signSwitch, SWITCH_SECONDS } from './debug-switch.mjs';

type CookieReader = Pick<NextRequest['cookies'], 'get'>;

/** `__Host-` binds the cookie to our origin; browsers take that prefix over https only. */
const cookieName = () => (env().isHttps ? '__Host-debug' : 'debug');

/** The signed cookie, which no script reads, and the mark beside it, as Set-Cookie values. */
function cookies(value: string, mark: string, maxAge: number): string[] {
  const rest = `Path=/; Max-Age=${maxAge}; SameSite=Lax${env().isHttps ? '; Secure' : ''}`;
  return [`${cookieName()}=${value}; ${rest}; HttpOnly`, `${DEBUG_MARK_COOKIE}=${mark}; ${rest}`];
}

/** Set-Cookie values that switch the debug bar on in this browser; none for a link that is forged or over, and where the setting is off. */
export function debugCookies(key: string | null): string[] {
  const { hasDebugBar, sessionSecrets } = env();
  const [secret] = sessionSecrets;
  const now = Date.now();
  if (!hasDebugBar || !secret || !isSwitchedOn(sessionSecrets, 'link', key, now)) return [];
  return cookies(signSwitch(secret, 'cookie', now), '1', SWITCH_SECONDS);
}

/** Set-Cookie values that switch it off. */
export const endedDebugCookies = (): string[] => cookies('', '', 0);

/** Whether the debug bar is on for a request: the setting, the signed cookie, and a page inside an app (DBG-01). */
export function isDebugOn(reader: CookieReader, { surface }: Pick<Site, 'surface'>): boolean {
  const { hasDebugBar, sessionSecrets } = env();
  const value = reader.get(cookieName())?.value;
  return hasDebugBar && surface === 'webview' && isSwitchedOn(sessionSecrets, 'cookie', value, Date.now());
}
