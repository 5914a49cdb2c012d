import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/core/env/env';
import { reasonOf } from '@/lib/core/errors/own-error';
import { currentOrigin } from '@/lib/core/log/current-request.server';
import { log } from '@/lib/core/log/log.server';
import type { Site } from '@/lib/core/site/site';
import { ONE_SHORT_ATTEMPT } from '@/lib/core/upstream/attempts';
import { callUpstream, publicUpstream, userUpstream, type UpstreamContext } from '@/lib/core/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import { retryInBackground } from './background-retry.server';

/** Two attempts of 4 s with a pause, also behind another process (5 s), stay below nginx's 20 s. */
const EXCHANGE_ATTEMPTS = { timeoutMs: 4000, retries: 1 };

const tokenWire = z.object({ access_token: z.string().min(1) });
const userIdWire = z.object({ data: z.object({ id: z.number().int() }) });
const trackWire = z.object({ data: z.object({ id: z.string().min(1) }) });

/** The address that the provider returns to (AUTH-08). */
export function redirectUri(): string {
  return `${currentOrigin()}/auth`;
}

/** Exchanges a sign-in code for an access token (AUTH-11). */
export async function exchangeCode(
  site: Site,
  deviceId: string | undefined,
  grant: { code: string; verifier: string; idempotencyKey: string },
): Promise<string> {
  const token = await publicUpstream({ ...site, deviceId }).ask({
    path: 'api/v2/oauth2/tokens',
    body: {
      client_id: env().oauthClientId,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri(),
      code: grant.code,
      code_verifier: grant.verifier,
    },
    // The code works once, so a lost answer is repeated with its key and replayed (contract rule 22).
    idempotencyKey: grant.idempotencyKey,
    ...EXCHANGE_ATTEMPTS,
    schema: tokenWire,
  });
  return token.access_token;
}

/** Makes a track, with which an ended token is replaced later (contract rule 43). */
async function createTrack(site: Site, deviceId: string | undefined, accessToken: string): Promise<string> {
  const track = await userUpstream({ ...site, deviceId, accessToken }).post({
    path: 'api/v1/oauth2/tracks',
    body: { client_id: env().oauthClientId },
    idempotencyKey: crypto.randomUUID(),
    // Without a track the session ends with its token.
    ...ONE_SHORT_ATTEMPT,
    schema: trackWire,
  });
  return track.data.id;
}

/** A track for later; null where there is none to be had. */
export async function trackOrNull(
  site: Site,
  deviceId: string | undefined,
  accessToken: string,
): Promise<string | null> {
  try {
    return await createTrack(site, deviceId, accessToken);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'no track: sign-in ends with its token');
    return null;
  }
}

/** The owner of a token: the platform's id of the diner, the same at each sign-in; null where it is not given. */
export async function findDinerId(
  site: Site,
  deviceId: string | undefined,
  accessToken: string,
): Promise<number | null> {
  const request = userUpstream({ ...site, deviceId, accessToken }).get({
    path: 'api/v3/user',
    ...ONE_SHORT_ATTEMPT,
    schema: userIdWire,
  });
  return (await valueOrNull(request))?.data.id ?? null;
}

/** Makes a track for the user that the host app approves (contract rule 43). */
export async function createPendingTrack(site: Site, deviceId: string | undefined): Promise<string> {
  const track = await publicUpstream({ ...site, deviceId }).ask({
    path: 'api/v1/oauth2/tracks',
    body: { client_id: env().oauthClientId },
    idempotencyKey: crypto.randomUUID(),
    ...EXCHANGE_ATTEMPTS,
    schema: trackWire,
  });
  return track.data.id;
}

/** Exchanges a track for a new access token. */
export async function exchangeTrack(
  site: Site,
  deviceId: string | undefined,
  trackId: string,
): Promise<string> {
  const token = await publicUpstream({ ...site, deviceId }).ask({
    path: 'api/v2/oauth2/tokens',
    body: { client_id: env().oauthClientId, grant_type: 'authorization_track_id', track_id: trackId },
    idempotencyKey: crypto.randomUUID(),
    ...EXCHANGE_ATTEMPTS,
    schema: tokenWire,
  });
  return token.access_token;
}

const nothing = z.null();

interface Revocation {
  trackId: string;
  /** A token that still lives is ended by being sent along; the call needs none. */
  accessToken?: string;
}

/** @returns whether no more call is needed: the track is over, or the platform refuses the call */
async function endTrack(
  context: Omit<UpstreamContext, 'accessToken'>,
  { trackId, accessToken }: Revocation,
  patience: { timeoutMs?: number; retries?: number },
): Promise<boolean> {
  const call = { path: 'api/v1/oauth2/tracks/{trackId}', params: { trackId }, schema: nothing, ...patience };
  try {
    await callUpstream('delete', { ...context, accessToken }, call);
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.status === 401 && accessToken) return endTrack(context, { trackId }, patience);
    const isAnswer = error.failure === 'refused' && error.status < 500;
    return isAnswer && error.status !== 429 && error.status !== 408;
  }
}

/** Ends a track and its tokens (contract rule 44). Waits for one attempt; repeats it in the background. */
export async function revokeTrack(
  site: Site,
  deviceId: string | undefined,
  revocation: Revocation,
): Promise<void> {
  const context = { ...site, deviceId };
  if (await endTrack(context, revocation, ONE_SHORT_ATTEMPT)) return;
  log.info('track not ended yet');
  retryInBackground('end of a track', () => endTrack(context, revocation, {}));
}
