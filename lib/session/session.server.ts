import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { log } from '@/lib/log/log.server';

/** What we remember of a signed-in diner (decisions: the token and the track id never leave the server). */
const sessionSchema = z.object({
  version: z.literal(1),
  accessToken: z.string().min(1),
  trackId: z.string().min(1).nullable(),
  /** Milliseconds since the epoch. */
  signedInAt: z.number(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A sign-in that is on its way, bound to this browser: state, PKCE verifier and where to return. */
const signInSchema = z.object({
  version: z.literal(1),
  attempts: z
    .array(z.object({ nonce: z.string(), verifier: z.string(), returnTo: z.string(), startedAt: z.number() }))
    .max(4),
});
export type SignInAttempts = z.infer<typeof signInSchema>;

/** 90 days, the life of a track (contract, decision 15). */
const SESSION_SECONDS = 90 * 24 * 3600;
const SIGN_IN_SECONDS = 15 * 60;

export interface CookieAttributes {
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  maxAge: number;
}

function isHttps(): boolean {
  return env().appOrigin.startsWith('https://');
}

/** `__Host-` binds the cookie to our origin; browsers take that prefix only over https, so plain http goes without. */
function cookieName(name: string): string {
  return isHttps() ? `__Host-${name}` : name;
}

export const sessionCookieName = () => cookieName('session');
export const signInCookieName = () => cookieName('sign-in');

function attributes(maxAge: number): CookieAttributes {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(), path: '/', maxAge };
}
export const sessionCookieAttributes = () => attributes(SESSION_SECONDS);
export const signInCookieAttributes = () => attributes(SIGN_IN_SECONDS);

/** A secret's own number, so that it opens what it sealed wherever it stands in the list. */
function numberOf(secret: string): string {
  return String(createHash('sha256').update(secret).digest().readUIntBE(0, 6));
}

/** Key rotation: the first secret seals, every one opens. */
function passwords(): { sealing: Record<string, string>; opening: Record<string, string> } {
  const entries = env().sessionSecrets.map((secret) => [numberOf(secret), secret] as const);
  if (entries.length === 0) throw new Error('The setting SESSION_SECRET is missing.');
  return { sealing: Object.fromEntries(entries.slice(0, 1)), opening: Object.fromEntries(entries) };
}

async function open<Schema extends z.ZodType>(
  sealed: string | undefined,
  schema: Schema,
  ttl: number,
): Promise<z.output<Schema> | null> {
  if (!sealed) return null;
  const content = await unsealData<unknown>(sealed, {
    password: passwords().opening,
    ttl,
    onUnsealError: (reason) => log.warn({ reason: String(reason) }, 'session cookie refused'),
  });
  const parsed = schema.safeParse(content);
  return parsed.success ? parsed.data : null;
}

/** @returns the session, or null for no, a foreign, a tampered or an old cookie. */
export async function openSession(sealed: string | undefined): Promise<Session | null> {
  const session = await open(sealed, sessionSchema, SESSION_SECONDS);
  // Renewals seal anew, so the age of the sign-in itself is what ends a session for good.
  const isTooOld = session !== null && Date.now() - session.signedInAt > SESSION_SECONDS * 1000;
  return isTooOld ? null : session;
}

export function sealSession(session: Session): Promise<string> {
  return sealData(session, { password: passwords().sealing, ttl: SESSION_SECONDS });
}

/** @returns the sign-ins that this browser began; empty for no or a tampered cookie. */
export async function openSignIn(sealed: string | undefined): Promise<SignInAttempts['attempts']> {
  return (await open(sealed, signInSchema, SIGN_IN_SECONDS))?.attempts ?? [];
}

export function sealSignIn(attempts: SignInAttempts['attempts']): Promise<string> {
  return sealData(
    { version: 1, attempts: attempts.slice(-4) },
    { password: passwords().sealing, ttl: SIGN_IN_SECONDS },
  );
}
