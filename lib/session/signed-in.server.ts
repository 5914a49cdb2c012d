import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { log } from '@/lib/log/log.server';
import {
  openSession,
  sealSession,
  sessionCookieAttributes,
  sessionCookieName,
  type Session,
} from './session.server';
import { COOKIES, readDeviceId } from '@/lib/site/door';
import type { Site } from '@/lib/site/site';
import { userUpstream, type UpstreamCall } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { exchangeTrack } from './tokens.server';

type Call = <Schema extends z.ZodType>(call: UpstreamCall<Schema>) => Promise<z.output<Schema>>;

/** A signed-in diner's way to the platform. */
export interface SignedIn {
  get: Call;
  post: Call;
  delete: Call;
  /** The session cookie as a Set-Cookie value when the token was renewed meanwhile, else null. */
  renewedCookie: () => Promise<string | null>;
}

type CookieReader = Pick<NextRequest['cookies'], 'get'>;

function serializeCookie(
  name: string,
  value: string,
  attributes: ReturnType<typeof sessionCookieAttributes>,
): string {
  const secure = attributes.secure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${attributes.maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Reads who is signed in. A 401 exchanges the track for a new token and repeats the call once, with its own key
 * (spec §4 Auth); when that is refused too, the call fails with `auth/required`.
 */
export async function readSignedIn(cookies: CookieReader, site: Site): Promise<SignedIn | null> {
  const opened = await openSession(cookies.get(sessionCookieName())?.value);
  if (!opened) return null;
  let session: Session = opened;
  let isRenewed = false;
  let renewal: Promise<void> | null = null;
  const deviceId = readDeviceId(cookies.get(COOKIES.device)?.value);
  const upstream = () => userUpstream({ ...site, deviceId, accessToken: session.accessToken });

  async function renew(): Promise<void> {
    if (!session.trackId) throw new AppError('auth/required');
    try {
      const accessToken = await exchangeTrack(site, deviceId, session.trackId);
      session = { ...session, accessToken };
      isRenewed = true;
    } catch (error) {
      log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'token not renewed');
      // Busy or out of reach is no refusal: the session stays.
      const isRefusal = error instanceof UpstreamError && (error.status === 400 || error.status === 401);
      if (!isRefusal) throw error;
      throw new AppError('auth/required', { cause: error });
    }
  }

  async function withRenewal<Result>(call: () => Promise<Result>): Promise<Result> {
    const { accessToken } = session;
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 401) throw error;
      // Calls made together find the token ended together: one exchange serves them all.
      if (session.accessToken === accessToken)
        await (renewal ??= renew().finally(() => {
          renewal = null;
        }));
      return call().catch((second: unknown) => {
        throw second instanceof UpstreamError && second.status === 401
          ? new AppError('auth/required')
          : second;
      });
    }
  }

  return {
    get: (call) => withRenewal(() => upstream().get(call)),
    post: (call) => withRenewal(() => upstream().post(call)),
    delete: (call) => withRenewal(() => upstream().delete(call)),
    renewedCookie: async () =>
      isRenewed
        ? serializeCookie(sessionCookieName(), await sealSession(session), sessionCookieAttributes())
        : null,
  };
}
