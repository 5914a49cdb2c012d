import 'server-only';
import { remembered } from '@/lib/core/cache/cached.server';
import { perProcess } from '@/lib/core/process/per-process';
import { memorySeconds } from '@/lib/core/cache/tags';
import { createHash, randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { env } from '@/lib/core/env/env';
import { warnThrottled } from '@/lib/core/log/throttled-log.server';
import { hasEnded, recordEnded } from './ended-sessions.server';
import { sessionSecrets } from './secrets.server';

/** The session of a signed-in diner (SES-01, SES-02). */
const sessionSchema = z
  .object({
    version: z.literal(2),
    accessToken: z.string().min(1),
    trackId: z.string().min(1).nullable(),
    /** Milliseconds since the epoch. */
    signedInAt: z.number(),
    /** When the diner was last here, to a day; milliseconds since the epoch. */
    seenAt: z.number(),
    /** The sign-in id, under the name that seals have always had for it: another one would sign everybody out. */
    mark: z.string().min(1),
    /** The platform's id of the diner, the same at each sign-in; unknown where it did not say, and in older seals. */
    dinerId: z.number().int().optional(),
  })
  // The sign-in id names this sign-in to the browser's own code and opens nothing.
  .transform(({ mark, ...session }) => ({ ...session, signInId: mark }));
export type Session = z.infer<typeof sessionSchema>;

/** A sign-in that has begun, bound to this browser: what its state holds, the PKCE verifier and where to return. */
const signInSchema = z.object({
  version: z.literal(2),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
});
export type SignInAttempt = Omit<z.infer<typeof signInSchema>, 'version'>;

/** A track that waits for the host app to approve it for its user, bound to this browser. */
const pendingTrackSchema = z.object({ version: z.literal(1), trackId: z.string().min(1) });

/** A tablet that was enrolled as a kiosk (KIOSK-34). */
const enrolmentSchema = z.object({
  version: z.literal(1),
  /** Names the tablet to the platform and to our limits. */
  device: z.string().min(1),
  venueId: z.number().int().positive(),
  /** Milliseconds since the epoch. */
  sealedAt: z.number(),
});
export type Enrolment = Omit<z.infer<typeof enrolmentSchema>, 'version' | 'sealedAt'>;

/** A token that one process has renewed for the others. */
const sealedTokenSchema = z.object({ version: z.literal(1), accessToken: z.string().min(1) });

const DAY_SECONDS = 24 * 3600;
/** Absolute limit: 90 days, the life of a track (contract rule 15). */
export const SESSION_SECONDS = 90 * DAY_SECONDS;
/** Idle limit: a session that was not used for so long is over. */
const IDLE_SECONDS = 30 * DAY_SECONDS;
export const SIGN_IN_SECONDS = 15 * 60;
/** Longer than the store has it. */
const SEALED_TOKEN_SECONDS = 2 * memorySeconds.renewedToken;
/** A tablet that makes no order for so long is no kiosk any more; browsers keep no cookie longer. */
export const ENROLMENT_SECONDS = 400 * DAY_SECONDS;
const ENROLMENT_RENEWAL_SECONDS = 7 * DAY_SECONDS;
/** The life of an unapproved track (contract rule 15). */
export const PENDING_TRACK_SECONDS = 10 * 60;

/** `__Host-` binds the cookie to our origin; browsers take that prefix only over https, so plain http goes without. */
function cookieName(name: string): string {
  return env().isHttps ? `__Host-${name}` : name;
}

/** Name of the cookie with the session. */
export const sessionCookieName = () => cookieName('session');
/** The prefix of the names of all sign-ins. */
export const signInCookiePrefix = () => cookieName('sign-in-');
/** Name of the cookie with the track that a browser waits for. */
export const pendingTrackCookieName = () => cookieName('pending-track');
/** Name of the cookie of a tablet that was enrolled as a kiosk. */
export const enrolmentCookieName = () => cookieName('kiosk');

/** A number derived from the secret, so that it opens its seals at any position in the list. */
function numberOf(secret: string): string {
  return String(createHash('sha256').update(secret).digest().readUIntBE(0, 6));
}

interface Passwords {
  of: readonly string[];
  sealing: Record<string, string>;
  opening: Record<string, string>;
}

let known: Passwords | undefined;

/** Key rotation: the first secret seals, every one opens. Their numbers are worked out once. */
function passwords(): Passwords {
  const secrets = sessionSecrets();
  if (known?.of === secrets) return known;
  const entries = secrets.map((secret) => [numberOf(secret), secret] as const);
  if (entries.length === 0) throw new Error('The setting SESSION_SECRET is missing.');
  known = {
    of: secrets,
    sealing: Object.fromEntries(entries.slice(0, 1)),
    opening: Object.fromEntries(entries),
  };
  return known;
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
    onUnsealError: (reason) => warnThrottled(reason, 'session cookie refused'),
  });
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  // A seal that did not open is logged above and arrives here empty.
  if (Object.keys(content ?? {}).length > 0)
    warnThrottled('another shape or version', 'session cookie refused');
  return null;
}

/** The session of a new sign-in. */
export function newSession(accessToken: string, trackId: string | null, dinerId?: number | null): Session {
  const now = Date.now();
  const signInId = randomBytes(9).toString('base64url');
  const diner = dinerId == null ? {} : { dinerId };
  return { version: 2, accessToken, trackId, signedInAt: now, seenAt: now, signInId, ...diner };
}

/** Opened seals: opening derives two keys, which costs more than the rest of a request. */
const remembering = perProcess('openedSessions', () => ({
  by: [] as readonly string[],
  sessions: remembered<Session>(2_000, memorySeconds.openedSession),
}));

/** The sessions opened so far, without those that a removed secret has sealed. */
function openedSessions(): typeof remembering.sessions {
  const secrets = sessionSecrets();
  if (remembering.by !== secrets) remembering.sessions.clear();
  remembering.by = secrets;
  return remembering.sessions;
}

/** A seal with its version and nothing else: unsigned text after it would be another spelling to open. */
const SEAL = /^[^~]+~2$/;

async function openSeal(given: string | undefined): Promise<Session | null> {
  const sealed = given && SEAL.test(given) ? given : undefined;
  if (given && !sealed) warnThrottled('no seal', 'session cookie refused');
  const known = sealed && openedSessions().get(sealed);
  if (known) return known;
  const session = await open(sealed, sessionSchema, SESSION_SECONDS);
  if (sealed && session) openedSessions().set(sealed, session);
  return session;
}

/** True for a seal of a secret that only opens: it is sealed again, so that the secret can go. */
export function isOfOldSecret(sealed: string): boolean {
  // The number stands behind the version of the seal's format.
  return !Object.hasOwn(passwords().sealing, sealed.split('*', 2)[1] ?? '');
}

/** @returns the session, or null for no, a foreign, a tampered or an old cookie. */
export async function openSession(sealed: string | undefined): Promise<Session | null> {
  const session = await openSeal(sealed);
  if (!session || hasEnded(session.signInId)) return null;
  // Renewals seal again, so the age of the sign-in itself is what ends a session for good.
  const isTooOld = Date.now() - session.signedInAt > SESSION_SECONDS * 1000;
  const isIdle = Date.now() - session.seenAt > IDLE_SECONDS * 1000;
  // Throttled: a client may send its cookie any number of times.
  if (isTooOld || isIdle) warnThrottled(isTooOld ? 'absolute limit' : 'idle limit', 'session over');
  return isTooOld || isIdle ? null : session;
}

/** A key of the diner, the same at each sign-in where the platform's id is known. */
export function dinerKeyOf({ dinerId, signInId }: Session): string {
  return dinerId === undefined ? signInId : String(dinerId);
}

/** Ends a session: no copy of its cookies, of whatever age, opens anything until it would have ended itself. */
export function endSession({ signInId, signedInAt }: Session): Promise<void> {
  return recordEnded(signInId, signedInAt + SESSION_SECONDS * 1000);
}

/** The session with its last use set to now, or null where that was noted within a day. */
export function touchSession(session: Session): Session | null {
  const now = Date.now();
  return now - session.seenAt < DAY_SECONDS * 1000 ? null : { ...session, seenAt: now };
}

/** Seals a session for its cookie, for as long as that lives. */
export function sealSession({ signInId, ...session }: Session): Promise<string> {
  return sealData({ ...session, mark: signInId }, { password: passwords().sealing, ttl: SESSION_SECONDS });
}

/** @returns the sign-in that this browser has begun; null for a cookie that is missing, too old or tampered with. */
export async function openSignIn(sealed: string | undefined): Promise<SignInAttempt | null> {
  const opened = await open(sealed, signInSchema, SIGN_IN_SECONDS);
  if (!opened) return null;
  const { version: _version, ...attempt } = opened;
  return attempt;
}

/** Seals a sign-in that has begun for its cookie. */
export function sealSignIn(attempt: SignInAttempt): Promise<string> {
  return sealData({ version: 2, ...attempt }, { password: passwords().sealing, ttl: SIGN_IN_SECONDS });
}

/** @returns the track that this browser waits for; null for none, an old or a tampered cookie. */
export async function openPendingTrack(sealed: string | undefined): Promise<string | null> {
  return (await open(sealed, pendingTrackSchema, PENDING_TRACK_SECONDS))?.trackId ?? null;
}

/** @returns the tablet's enrolment and whether to renew its seal; null for a missing or invalid cookie */
export async function openEnrolment(
  sealed: string | undefined,
): Promise<(Enrolment & { isToBeRenewed: boolean }) | null> {
  if (sealed === undefined || !SEAL.test(sealed)) return null;
  const opened = await open(sealed, enrolmentSchema, ENROLMENT_SECONDS);
  if (!opened) return null;
  const { device, venueId, sealedAt } = opened;
  const isOld = Date.now() - sealedAt > ENROLMENT_RENEWAL_SECONDS * 1000;
  return { device, venueId, isToBeRenewed: isOld || isOfOldSecret(sealed) };
}

/** Seals an enrolment for its cookie. */
export function sealEnrolment({ device, venueId }: Enrolment): Promise<string> {
  const content = { version: 1, device, venueId, sealedAt: Date.now() };
  return sealData(content, { password: passwords().sealing, ttl: ENROLMENT_SECONDS });
}

/** Seals a token for the store that processes share. */
export function sealToken(accessToken: string): Promise<string> {
  return sealData({ version: 1, accessToken }, { password: passwords().sealing, ttl: SEALED_TOKEN_SECONDS });
}

/** @returns the token; null for a seal of a secret that is not known here. */
export async function openToken(sealed: string): Promise<string | null> {
  return (await open(sealed, sealedTokenSchema, SEALED_TOKEN_SECONDS))?.accessToken ?? null;
}

/** Seals the id of a track for its cookie. */
export function sealPendingTrack(trackId: string): Promise<string> {
  return sealData({ version: 1, trackId }, { password: passwords().sealing, ttl: PENDING_TRACK_SECONDS });
}
