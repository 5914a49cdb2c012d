import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { addMinutes, DAY_MS } from '../kernel/clock';
import type { Database } from '../database/connect';
import { accessTokens, authCodes, tracks } from '../database/schema';
import { nothing, uuid } from '../kernel/input';
import { openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { matchesChallenge, hashSecret, makeSecret } from '../domain/auth/secrets';
import { TRACK_REFUSED } from './sign-in-texts';

const TOKEN_SECONDS = 3_600;
export const TRACK_DAYS = 90;
const PENDING_TRACK_MINUTES = 10;
const TOKEN_REPLAY_MINUTES = 5;

const clientId = z.string().min(1).max(128);

/** Grant type, code and track id are looked at by the handler: their absence has codes of its own. */
const tokenRequest = z.object({
  client_id: clientId,
  grant_type: z.unknown(),
  redirect_uri: z.url().max(2000).optional(),
  code: z.string().max(512).nullish(),
  code_verifier: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/)
    .optional(),
  track_id: z.union([z.literal(''), uuid]).nullish(),
});
type TokenRequest = z.output<typeof tokenRequest>;

interface Grant {
  userId: number;
  trackId: string | null;
}

async function grantByCode(database: Database, body: TokenRequest, now: Date): Promise<Grant> {
  if (!body.code) throw new Refusal('auth_code_missing');
  if (!body.redirect_uri) {
    throw new Refusal({ code: 'validation_failed', source: { pointer: '/redirect_uri' } });
  }
  const isThisCode = and(eq(authCodes.codeHash, hashSecret(body.code)), gt(authCodes.expiresAt, now));
  // Deleting is what makes a code single use: of two exchanges at once only one gets the row.
  const [code] = await database.delete(authCodes).where(isThisCode).returning();
  const fits =
    code?.clientId === body.client_id &&
    code.redirectUri === body.redirect_uri &&
    (code.codeChallenge === null
      ? body.code_verifier === undefined
      : body.code_verifier !== undefined && matchesChallenge(body.code_verifier, code.codeChallenge));
  if (!code || !fits) throw new Refusal('invalid_grant');
  return { userId: code.userId, trackId: null };
}

async function grantByTrack(database: Database, body: TokenRequest, now: Date): Promise<Grant> {
  if (!body.track_id) throw new Refusal('auth_track_id_missing');
  const track = await database.query.tracks.findFirst({
    where: and(eq(tracks.id, body.track_id), gt(tracks.expiresAt, now)),
  });
  if (!track) {
    throw new Refusal({ code: 'invalid_grant', title: TRACK_REFUSED });
  }
  if (track.userId === null) throw new Refusal('authorization_pending');
  return { userId: track.userId, trackId: track.id };
}

const createToken = openOperation({
  method: 'POST',
  url: '/api/v2/oauth2/tokens',
  ignoresBearer: true,
  idempotencyMinutes: TOKEN_REPLAY_MINUTES,
  params: nothing,
  query: nothing,
  body: tokenRequest,
  async handle({ sandbox, database, body, now }) {
    const grants = { authorization_code: grantByCode, authorization_track_id: grantByTrack };
    const grantType = z.enum(['authorization_code', 'authorization_track_id']).safeParse(body.grant_type);
    if (!grantType.success) throw new Refusal('unsupported_grant_type');
    if (body.client_id !== sandbox.settings.clientId) throw new Refusal('invalid_client');
    const grant = await grants[grantType.data](database, body, now);
    const token = makeSecret('tk');
    const expiresAt = addMinutes(now, TOKEN_SECONDS / 60);
    await database.insert(accessTokens).values({ secretHash: hashSecret(token), ...grant, expiresAt });
    return { body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS } };
  },
});

const createTrack = openOperation({
  method: 'POST',
  url: '/api/v1/oauth2/tracks',
  params: nothing,
  query: nothing,
  body: z.object({ client_id: clientId.optional() }).optional(),
  async handle({ sandbox, database, body, user, now }) {
    if (body?.client_id !== undefined && body.client_id !== sandbox.settings.clientId) {
      throw new Refusal('invalid_client');
    }
    const expiresAt = user
      ? new Date(now.getTime() + TRACK_DAYS * DAY_MS)
      : addMinutes(now, PENDING_TRACK_MINUTES);
    const track = { id: randomUUID(), userId: user?.id ?? null, expiresAt };
    await database.insert(tracks).values(track);
    return {
      status: 201,
      body: { data: { id: track.id, is_authorized: user !== null, expires_at: expiresAt.toISOString() } },
    };
  },
});

const revokeTrack = openOperation({
  method: 'DELETE',
  url: '/api/v1/oauth2/tracks/:id',
  answersDeleted: true,
  params: z.object({ id: uuid }),
  query: nothing,
  body: nothing,
  async handle({ database, params, bearer, user }) {
    await database.delete(tracks).where(eq(tracks.id, params.id));
    await database.delete(accessTokens).where(eq(accessTokens.trackId, params.id));
    if (user && bearer)
      await database.delete(accessTokens).where(eq(accessTokens.secretHash, hashSecret(bearer)));
    return { status: 204 };
  },
});

export const authOperations = [createToken, createTrack, revokeTrack];
