import { createHash, randomBytes } from 'node:crypto';

/** An unguessable text for codes, tokens and cookies. */
export function makeSecret(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}

/** Secrets are stored and looked up by their SHA-256 only. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** PKCE S256: whether the verifier belongs to the challenge. */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
