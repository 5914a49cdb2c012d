import 'server-only';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors/errors';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import { COOKIES, readDeviceId } from '@/lib/core/site/cookies';
import type { Site } from '@/lib/core/site/site';
import { userUpstream, type UpstreamCall } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { renewToken } from './renewals.server';
import {
  endedSessionCookies,
  hasOldSeal,
  sessionCookies,
  sessionOf,
  type CookieReader,
} from './session-cookies.server';
import { dinerKeyOf, endSession, touchSession, type Session } from './session.server';
import { revokeTrack, trackOrNull } from './tokens.server';
import type { TrackProblem } from './track-problem';

type Call = <Schema extends z.ZodType>(call: UpstreamCall<Schema>) => Promise<z.output<Schema>>;

/** Calls of the platform as a signed-in diner. */
export interface SignedIn {
  /** Of the other who may order, a kiosk. */
  isKiosk?: undefined;
  /** Names this sign-in; another at each one. */
  signInId: string;
  /** Names the diner, the same at each sign-in; where the platform gave no id, the sign-in. */
  dinerKey: string;
  get: Call;
  post: Call;
  put: Call;
  delete: Call;
  /** Makes the track of a session that has none, as that of an account which was deleted when it signed in. Never fails. */
  ensureTrack: () => Promise<void>;
  /** Set-Cookie values of a session that was renewed, used again, sealed by an old secret or ended meanwhile. Mostly none. */
  cookies: () => Promise<string[]>;
  /** Signs out: ends track and tokens at the platform, as far as possible, and the cookies here. */
  end: () => Promise<void>;
}

/** Whether the failure is that of a deleted account, the only answer until it is restored (contract rule 16). */
function isOfDeletedAccount(error: unknown): boolean {
  return error instanceof UpstreamError && error.faults.some(({ code }) => code === 'account_deleted');
}

/**
 * Reads who is signed in. A 401 renews the token and repeats the call once with its key (AUTH-23);
 * if that fails, the call throws `auth/required`, which may name the track (AUTH-28, AUTH-31).
 */
export async function readSignedIn(cookies: CookieReader, site: Site): Promise<SignedIn | null> {
  const opened = await sessionOf(cookies);
  if (!opened) return null;
  const touched = touchSession(opened);
  let session: Session = touched ?? opened;
  let isChanged = touched !== null || hasOldSeal(cookies);
  let isOver = false;
  const deviceId = readDeviceId(cookies.get(COOKIES.device)?.value);
  const upstream = () => userUpstream({ ...site, deviceId, accessToken: session.accessToken });

  async function end(accessToken?: string): Promise<void> {
    if (isOver) return;
    isOver = true;
    await endSession(session);
    const { trackId } = session;
    if (trackId !== null) await revokeTrack(site, deviceId, { trackId, accessToken });
  }

  async function refuse(cause: unknown, problem?: TrackProblem): Promise<never> {
    await end();
    throw new AppError('auth/required', { cause, details: problem && { problem } });
  }

  /** @returns whether the new token is an earlier request's, which may have ended since */
  async function renew(): Promise<boolean> {
    if (!session.trackId) return refuse(undefined, 'track-missing');
    try {
      const { accessToken, isFromCache } = await renewToken(
        site,
        deviceId,
        session.trackId,
        session.accessToken,
      );
      session = { ...session, accessToken };
      isChanged = true;
      return isFromCache;
    } catch (error) {
      log.info({ reason: reasonOf(error) }, 'token not renewed');
      // A busy or unreachable platform is no refusal: the session stays.
      const isRefusal = error instanceof UpstreamError && (error.status === 400 || error.status === 401);
      if (!isRefusal) throw error;
      return refuse(error, 'track');
    }
  }

  async function withRenewal<Result>(call: () => Promise<Result>): Promise<Result> {
    if (isOver) throw new AppError('auth/required');
    const { accessToken } = session;
    try {
      return await call();
    } catch (error) {
      if (isOfDeletedAccount(error)) throw new AppError('auth/deleted-account', { cause: error });
      if (!(error instanceof UpstreamError) || error.status !== 401) throw error;
      // Parallel calls find the token expired together: the first renews it, the others use the new one.
      const isFromCache = session.accessToken !== accessToken || (await renew());
      return repeat(call, isFromCache);
    }
  }

  /** The one repetition; with a token of an earlier request, which has ended as well, there is one of our own. */
  async function repeat<Result>(call: () => Promise<Result>, isFromCache: boolean): Promise<Result> {
    const { accessToken } = session;
    try {
      return await call();
    } catch (error) {
      if (isOfDeletedAccount(error)) throw new AppError('auth/deleted-account', { cause: error });
      if (!(error instanceof UpstreamError) || error.status !== 401) throw error;
      if (!isFromCache) return refuse(error);
      if (session.accessToken === accessToken) await renew();
      return repeat(call, false);
    }
  }

  return {
    signInId: opened.signInId,
    dinerKey: dinerKeyOf(opened),
    get: (call) => withRenewal(() => upstream().get(call)),
    post: (call) => withRenewal(() => upstream().post(call)),
    put: (call) => withRenewal(() => upstream().put(call)),
    delete: (call) => withRenewal(() => upstream().delete(call)),
    ensureTrack: async () => {
      if (isOver || session.trackId !== null) return;
      const trackId = await trackOrNull(site, deviceId, session.accessToken);
      if (trackId === null) return;
      session = { ...session, trackId };
      isChanged = true;
    },
    cookies: async () => {
      if (isOver) return endedSessionCookies(cookies);
      return isChanged ? sessionCookies(session, site) : [];
    },
    end: () => end(session.accessToken),
  };
}
