import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { reasonOf } from '@/lib/errors/own-error';
import { log } from '@/lib/log/log.server';
import type { Site } from '@/lib/site/site';
import { callUpstream, publicUpstream, userUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';

const tokenWire = z.object({ access_token: z.string().min(1) });
const trackWire = z.object({ data: z.object({ id: z.string().min(1) }) });

/** The address that the provider returns to (AUTH-08). */
export function redirectUri(): string {
  return `${env().appOrigin}/auth`;
}

/**
 * Exchanges a sign-in code for an access token (AUTH-11).
 * @throws UpstreamError
 */
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
    schema: tokenWire,
  });
  return token.access_token;
}

/**
 * Makes a track, with which an ended token is replaced later (contract rule 43).
 * @throws UpstreamError
 */
export async function createTrack(
  site: Site,
  deviceId: string | undefined,
  accessToken: string,
): Promise<string> {
  const track = await userUpstream({ ...site, deviceId, accessToken }).post({
    path: 'api/v1/oauth2/tracks',
    body: { client_id: env().oauthClientId },
    idempotencyKey: crypto.randomUUID(),
    // The diner waits, and can do without: the session then ends with its token.
    timeoutMs: 3000,
    retries: 0,
    schema: trackWire,
  });
  return track.data.id;
}

/**
 * Makes a track that belongs to nobody until the host app approves it for its own user (contract rule 43).
 * @throws UpstreamError
 */
export async function createPendingTrack(site: Site, deviceId: string | undefined): Promise<string> {
  const track = await publicUpstream({ ...site, deviceId }).ask({
    path: 'api/v1/oauth2/tracks',
    body: { client_id: env().oauthClientId },
    idempotencyKey: crypto.randomUUID(),
    schema: trackWire,
  });
  return track.data.id;
}

/**
 * Exchanges a track for a new access token.
 * @throws UpstreamError
 */
export async function exchangeTrack(
  site: Site,
  deviceId: string | undefined,
  trackId: string,
): Promise<string> {
  const token = await publicUpstream({ ...site, deviceId }).ask({
    path: 'api/v2/oauth2/tokens',
    body: { client_id: env().oauthClientId, grant_type: 'authorization_track_id', track_id: trackId },
    idempotencyKey: crypto.randomUUID(),
    schema: tokenWire,
  });
  return token.access_token;
}

const nothing = z.null();

/**
 * Ends a track and the tokens got with it, as well as that goes: whoever signs out does so whether the platform answers or
 * not (contract rule 44). It needs no bearer; a token that still lives is ended by being sent along.
 */
export async function revokeTrack(
  site: Site,
  deviceId: string | undefined,
  { trackId, accessToken }: { trackId: string | null; accessToken?: string },
): Promise<void> {
  if (!trackId) return;
  const call = {
    path: 'api/v1/oauth2/tracks/{trackId}',
    params: { trackId },
    timeoutMs: 3000,
    retries: 0,
    schema: nothing,
  };
  try {
    await callUpstream('delete', { ...site, deviceId, accessToken }, call);
  } catch (error) {
    const hasEnded = error instanceof UpstreamError && error.status === 401;
    if (hasEnded && accessToken) return revokeTrack(site, deviceId, { trackId });
    log.info({ reason: reasonOf(error) }, 'track not ended');
  }
}
