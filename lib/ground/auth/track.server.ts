import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import { createPendingTrack, exchangeTrack, findDinerId } from '@/lib/core/session/tokens.server';
import {
  endedPendingTrackCookie,
  pendingTrackCookie,
  pendingTrackOf,
  sessionCookies,
  type CookieReader,
} from '@/lib/core/session/session-cookies.server';
import { newSession } from '@/lib/core/session/session.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';

// The track-id flow, by which a host app signs its own user in (AUTH-12): the page takes a track, the host approves it,
// the page exchanges it. Both are POSTs of our own pages: a link on a foreign site cannot sign a user in.

/** Takes a track for the host to approve. @returns its id, and the cookie that binds it to this browser */
export async function takeTrack(
  site: Site,
  deviceId: string | undefined,
): Promise<{ trackId: string; cookies: string[] }> {
  const trackId = await createPendingTrack(site, deviceId);
  return { trackId, cookies: await pendingTrackCookie(trackId, site) };
}

/** Signs in by the host's or this browser's track. @throws AppError `auth/track`, `auth/track-…` */
export async function signInByTrack(
  site: Site,
  deviceId: string | undefined,
  cookies: CookieReader,
  handedOver: string | undefined,
): Promise<string[]> {
  const trackId = handedOver ?? (await pendingTrackOf(cookies));
  if (!trackId) throw new AppError('auth/track-missing');
  try {
    const accessToken = await exchangeTrack(site, deviceId, trackId);
    const dinerId = await findDinerId(site, deviceId, accessToken);
    const session = newSession(accessToken, trackId, dinerId);
    return [...(await sessionCookies(session, site)), ...endedPendingTrackCookie()];
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 400) throw error;
    const isPending = error.faults.some(({ code }) => code === 'authorization_pending');
    throw new AppError(isPending ? 'auth/track-pending' : 'auth/track', { cause: error });
  }
}
