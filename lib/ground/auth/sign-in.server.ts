import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod/mini';
import { AppError } from '@/lib/core/errors/errors';
import { env } from '@/lib/core/env/env';
import { newSession, type Session, type SignInAttempt } from '@/lib/core/session/session.server';
import type { Site } from '@/lib/core/site/site';
import { isRecord } from '@/lib/core/storage/shape';
import { setLanguageOfNewAccount } from './new-account.server';
import { returnPath } from './return-path';
import type { codeRequestSchema } from './host-sign-in.schema';
import { exchangeCode, findDinerId, redirectUri, trackOrNull } from '@/lib/core/session/tokens.server';

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** The state parameter: the original route with its query (AUTH-07), bound to this browser by a nonce. */
function encodeState(attempt: Pick<SignInAttempt, 'nonce' | 'returnTo'>): string {
  return base64url(Buffer.from(JSON.stringify({ r: attempt.returnTo, n: attempt.nonce })));
}

/** The original route that a state holds. The state may be forged, so its path passes `returnPath`, as one from the address does. */
export function returnOfState(state: string | null): string {
  try {
    const held: unknown = JSON.parse(Buffer.from(state ?? '', 'base64url').toString('utf8'));
    return returnPath(isRecord(held) && typeof held.r === 'string' ? held.r : null);
  } catch {
    return returnPath(null);
  }
}

/** A code request to the provider or a host app. */
type CodeRequest = z.output<typeof codeRequestSchema>;

/** Begins a sign-in: the browser's attempt, the code request, the provider's address (AUTH-02 to AUTH-06). */
export function beginSignIn(
  site: Site,
  requestedReturn: string | null,
): { attempt: SignInAttempt; request: CodeRequest; address: string } {
  const attempt: SignInAttempt = {
    nonce: base64url(randomBytes(16)),
    verifier: base64url(randomBytes(32)),
    returnTo: returnPath(requestedReturn),
    startedAt: Date.now(),
  };
  const request: CodeRequest = {
    client_id: env().oauthClientId,
    redirect_uri: redirectUri(),
    state: encodeState(attempt),
    code_challenge: base64url(createHash('sha256').update(attempt.verifier).digest()),
    code_challenge_method: 'S256',
  };
  const query = new URLSearchParams({ ...request, 'login-by-mail': 'false', lang: site.language });
  return { attempt, request, address: `${env().upstreamPublicUrl}/oauth2/login?${query.toString()}` };
}

/** Finishes a sign-in: code → token → track, once per key of the attempt (SES-03). @throws AppError `auth/code` */
export async function finishSignIn(
  site: Site,
  deviceId: string | undefined,
  grant: { code: string; verifier: string; idempotencyKey: string; startedAt: number },
): Promise<Session> {
  let accessToken: string;
  try {
    accessToken = await exchangeCode(site, deviceId, grant);
  } catch (error) {
    throw new AppError('auth/code', { cause: error });
  }
  const [trackId, dinerId] = await Promise.all([
    trackOrNull(site, deviceId, accessToken),
    findDinerId(site, deviceId, accessToken),
    setLanguageOfNewAccount(site, deviceId, { accessToken, startedAt: grant.startedAt }),
  ]);
  return newSession(accessToken, trackId, dinerId);
}
