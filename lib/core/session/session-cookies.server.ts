import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/core/env/env';
import { removedCookie, writtenCookie } from '@/lib/core/site/cookie-attributes';
import type { Site } from '@/lib/core/site/site';
import {
  ENROLMENT_SECONDS,
  enrolmentCookieName,
  isOfOldSecret,
  openEnrolment,
  openPendingTrack,
  openSession,
  openSignIn,
  PENDING_TRACK_SECONDS,
  pendingTrackCookieName,
  sealEnrolment,
  sealPendingTrack,
  sealSession,
  SESSION_SECONDS,
  sessionCookieName,
  sealSignIn,
  SIGN_IN_SECONDS,
  signInCookiePrefix,
  type Enrolment,
  type Session,
  type SignInAttempt,
} from './session.server';
import { SIGN_IN_ID_COOKIE } from './sign-in-id';

// How a session is stored in cookies. One is enough for a token of 2 kB; a longer one goes on in `…-1`,
// `…-2`, because browsers drop a cookie over 4,096 bytes. Another cookie holds a sign-in id that scripts may
// read: it shows a sign-in, so that no request is made for a guest, and opens nothing.

/** Characters of a piece: with name and attributes it stays below 4,096 bytes. */
const PIECE = 3_900;
const MAX_PIECES = 4;

export type CookieReader = Pick<NextRequest['cookies'], 'get'>;

function pieceName(index: number): string {
  return index === 0 ? sessionCookieName() : `${sessionCookieName()}-${index}`;
}

/** The seal in one piece; the first cookie of several begins with their number and a dot, and opens nothing without the others. */
function joinPieces(cookies: CookieReader): string | undefined {
  const first = cookies.get(sessionCookieName())?.value;
  const count = /^([2-9])\./.exec(first ?? '')?.[1];
  if (first === undefined || count === undefined) return first;
  const morePieces = Array.from(
    { length: Number(count) - 1 },
    (_, index) => cookies.get(pieceName(index + 1))?.value,
  );
  return morePieces.some((piece) => !piece) ? first : first.slice(2) + morePieces.join('');
}

/** @returns who is signed in by these cookies, or null. */
export function sessionOf(cookies: CookieReader): Promise<Session | null> {
  return openSession(joinPieces(cookies));
}

/** Whether a session that these cookies have opened should be sealed anew. */
export function hasOldSeal(cookies: CookieReader): boolean {
  return isOfOldSecret(joinPieces(cookies) ?? '');
}

/** A page in an app may be a frame on another site, whose cookies have attributes of their own. */
type WithSurface = Pick<Site, 'surface'>;

const scopeOf = ({ surface }: WithSurface) => ({ surface, isHttps: env().isHttps });
const removed = (name: string, isReadable = false) => removedCookie({ name, isReadable }, env().isHttps);

/** The cookies of a session. @throws Error for a token over about 11 kB: it needs a store on the server */
export async function sessionCookies(session: Session, site: WithSurface): Promise<string[]> {
  const sealed = await sealSession(session);
  const scope = scopeOf(site);
  const written = (name: string, value: string, isReadable = false) =>
    writtenCookie({ name, value, maxAge: SESSION_SECONDS, isReadable }, scope);
  const signInIdCookie = written(SIGN_IN_ID_COOKIE, session.signInId, true);
  const count = Math.ceil(sealed.length / PIECE);
  if (count === 1) return [...written(pieceName(0), sealed), ...signInIdCookie];
  if (count > MAX_PIECES) throw new Error('The token of the platform is too long for cookies.');
  const pieces = Array.from({ length: count }, (_, index) =>
    written(
      pieceName(index),
      (index === 0 ? `${count}.` : '') + sealed.slice(index * PIECE, (index + 1) * PIECE),
    ),
  );
  return [...pieces.flat(), ...signInIdCookie];
}

const signInCookieName = (nonce: string) => signInCookiePrefix() + nonce;

/** The Set-Cookie values that bind a sign-in to this browser. */
export async function signInCookie(attempt: SignInAttempt, site: WithSurface): Promise<string[]> {
  const value = await sealSignIn(attempt);
  return writtenCookie(
    { name: signInCookieName(attempt.nonce), value, maxAge: SIGN_IN_SECONDS },
    scopeOf(site),
  );
}

/** @returns the sign-in of that nonce, if this browser has begun it */
export async function signInOf(cookies: CookieReader, nonce: string): Promise<SignInAttempt | null> {
  const attempt = await openSignIn(cookies.get(signInCookieName(nonce))?.value);
  return attempt?.nonce === nonce ? attempt : null;
}

/** The Set-Cookie values that remove a sign-in. */
export const endedSignInCookie = (nonce: string): string[] => removed(signInCookieName(nonce));

/** The Set-Cookie values that bind a pending track to this browser. */
export async function pendingTrackCookie(trackId: string, site: WithSurface): Promise<string[]> {
  const value = await sealPendingTrack(trackId);
  return writtenCookie(
    { name: pendingTrackCookieName(), value, maxAge: PENDING_TRACK_SECONDS },
    scopeOf(site),
  );
}

/** @returns the track that this browser waits for, or null. */
export function pendingTrackOf(cookies: CookieReader): Promise<string | null> {
  return openPendingTrack(cookies.get(pendingTrackCookieName())?.value);
}

/** The Set-Cookie values that remove a pending track. */
export const endedPendingTrackCookie = (): string[] => removed(pendingTrackCookieName());

/** The Set-Cookie values of a tablet that is enrolled as a kiosk. A kiosk is a page of its own: its cookie is never in another's frame. */
export async function enrolmentCookie(enrolment: Enrolment): Promise<string[]> {
  const value = await sealEnrolment(enrolment);
  return writtenCookie(
    { name: enrolmentCookieName(), value, maxAge: ENROLMENT_SECONDS },
    scopeOf({ surface: 'kiosk' }),
  );
}

/** @returns the enrolment of this tablet, and whether its cookie should be renewed; or null */
export const enrolmentOf = (cookies: CookieReader) =>
  openEnrolment(cookies.get(enrolmentCookieName())?.value);

/** Set-Cookie values that remove a session: those that the browser has, and the sign-in id. */
export function endedSessionCookies(cookies: CookieReader): string[] {
  const names = Array.from({ length: MAX_PIECES }, (_, index) => pieceName(index));
  const held = names.filter((name) => cookies.get(name) !== undefined);
  return [...held.flatMap((name) => removed(name)), ...removed(SIGN_IN_ID_COOKIE, true)];
}

/** For a guest: removes what is left of a session that has expired or was never ours. */
export function staleSessionCookies(cookies: CookieReader): string[] {
  const isLeft = [pieceName(0), SIGN_IN_ID_COOKIE].some((name) => cookies.get(name) !== undefined);
  return isLeft ? endedSessionCookies(cookies) : [];
}
