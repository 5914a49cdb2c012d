import { createHash } from 'node:crypto';
import { sealData } from 'iron-session';
import { SESSION_SECRET } from './setup.mjs';

const LIFE_SECONDS = 90 * 24 * 3600;

/** The value of a session cookie as the product seals it, for a token of the platform. */
export function sealedSession(accessToken, signInId) {
  const secretNumber = createHash('sha256').update(SESSION_SECRET).digest().readUIntBE(0, 6);
  const now = Date.now();
  const session = { version: 2, accessToken, trackId: crypto.randomUUID(), signedInAt: now, seenAt: now };
  return sealData(
    { ...session, mark: signInId },
    { password: { [secretNumber]: SESSION_SECRET }, ttl: LIFE_SECONDS },
  );
}
