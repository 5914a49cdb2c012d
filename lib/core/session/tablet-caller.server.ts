import 'server-only';
import { TABLET_SESSION, TABLET_SESSION_HEADER } from './tablet-session-header';
import { AppError } from '@/lib/core/errors/errors';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { SignedIn } from './signed-in.server';

/** Calls of the platform by a kiosk in its tablet session, without a diner (KIOSK-07). */
export interface TabletCaller extends Pick<SignedIn, 'get' | 'post'> {
  isKiosk: true;
}

/** The caller of an order: a signed-in diner, or a kiosk. */
export type Customer = SignedIn | TabletCaller;

/** The kiosk of a session. @throws AppError `kiosk/session-over` without a session or for an ended one */
export function tabletCaller(site: Site, deviceId: string | undefined, session: string | null): TabletCaller {
  if (session === null || !TABLET_SESSION.test(session)) throw new AppError('kiosk/session-over');
  const upstream = publicUpstream({ ...site, deviceId });
  const withSession = <Call extends { headers?: Record<string, string> }>(call: Call): Call => ({
    ...call,
    headers: { ...call.headers, [TABLET_SESSION_HEADER]: session },
  });
  return {
    isKiosk: true,
    get: (call) => named(upstream.getFresh(withSession(call))),
    post: (call) => named(upstream.ask(withSession(call))),
  };
}

async function named<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.faults.some(({ code }) => code === 'tablet_session_invalid'))
      throw new AppError('kiosk/session-over', { cause: error });
    // A kiosk sent no token that could end: the outcome is unknown, and the call may be repeated.
    if (error.status === 401) throw new UpstreamError('garbage', 502, 'sign-in asked of a tablet session');
    throw error;
  }
}
