import 'server-only';
import type { NextRequest } from 'next/server';
import {
  openPendingTrack,
  openSession,
  pendingTrackCookieAttributes,
  pendingTrackCookieName,
  sealPendingTrack,
  sealSession,
  sessionCookieAttributes,
  sessionCookieName,
  signInCookieAttributes,
  signInCookieName,
  type Session,
} from './session.server';
import { SIGN_IN_ID_COOKIE } from './sign-in-id';

/*
 * How a session is stored in cookies. One is enough for a token of 2 kB; a longer one goes on in `…-1`, `…-2`, because browsers
 * drop a cookie over 4,096 bytes. Another cookie holds a sign-in id that scripts may read: it shows a sign-in, so that
 * no request is made for a guest, and opens nothing.
 */

/** Characters of a piece: with name and attributes it stays below 4,096 bytes. */
const PIECE = 3_900;
const MAX_PIECES = 4;

export type CookieReader = Pick<NextRequest['cookies'], 'get'>;

function pieceName(index: number): string {
  return index === 0 ? sessionCookieName() : `${sessionCookieName()}-${index}`;
}

/** The seal in one piece; the first cookie of several begins with their number and a dot. */
function joinPieces(cookies: CookieReader): string | undefined {
  const first = cookies.get(sessionCookieName())?.value;
  const count = /^([2-9])\./.exec(first ?? '')?.[1];
  if (first === undefined || count === undefined) return first;
  const morePieces = Array.from(
    { length: Number(count) - 1 },
    (_, index) => cookies.get(pieceName(index + 1))?.value ?? '',
  );
  return first.slice(2) + morePieces.join('');
}

/** @returns who is signed in by these cookies, or null. */
export function sessionOf(cookies: CookieReader): Promise<Session | null> {
  return openSession(joinPieces(cookies));
}

function serialize(name: string, value: string, maxAge: number, isReadable = false): string {
  const { secure } = sessionCookieAttributes();
  const flags = `${isReadable ? '' : '; HttpOnly'}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}${flags}`;
}

/**
 * The cookies of a session as Set-Cookie values.
 * @throws Error when the platform's token is longer than all pieces hold (about 11 kB): then it needs a store on the server
 */
export async function sessionCookies(session: Session): Promise<string[]> {
  const sealed = await sealSession(session);
  const { maxAge } = sessionCookieAttributes();
  const signInIdCookie = serialize(SIGN_IN_ID_COOKIE, session.signInId, maxAge, true);
  const count = Math.ceil(sealed.length / PIECE);
  if (count === 1) return [serialize(pieceName(0), sealed, maxAge), signInIdCookie];
  if (count > MAX_PIECES) throw new Error('The token of the platform is too long for cookies.');
  const pieces = Array.from({ length: count }, (_, index) =>
    serialize(
      pieceName(index),
      (index === 0 ? `${count}.` : '') + sealed.slice(index * PIECE, (index + 1) * PIECE),
      maxAge,
    ),
  );
  return [...pieces, signInIdCookie];
}

/** The Set-Cookie value that binds sealed sign-ins to this browser; null removes them. */
export function signInCookie(sealed: string | null): string {
  const maxAge = sealed === null ? 0 : signInCookieAttributes().maxAge;
  return serialize(signInCookieName(), sealed ?? '', maxAge);
}

/** The Set-Cookie value that binds a pending track to this browser. */
export async function pendingTrackCookie(trackId: string): Promise<string> {
  const sealed = await sealPendingTrack(trackId);
  return serialize(pendingTrackCookieName(), sealed, pendingTrackCookieAttributes().maxAge);
}

/** @returns the track that this browser waits for, or null. */
export function pendingTrackOf(cookies: CookieReader): Promise<string | null> {
  return openPendingTrack(cookies.get(pendingTrackCookieName())?.value);
}

/** The Set-Cookie value that removes a pending track. */
export function endedPendingTrackCookie(): string {
  return serialize(pendingTrackCookieName(), '', 0);
}

/** Set-Cookie values that remove a session: those that the browser has, and the sign-in id. */
export function endedSessionCookies(cookies: CookieReader): string[] {
  const names = Array.from({ length: MAX_PIECES }, (_, index) => pieceName(index));
  const held = names.filter((name) => cookies.get(name) !== undefined);
  return [...held.map((name) => serialize(name, '', 0)), serialize(SIGN_IN_ID_COOKIE, '', 0, true)];
}

/** For a guest: removes what is left of a session that has expired or was never ours. */
export function staleSessionCookies(cookies: CookieReader): string[] {
  const isLeft = [pieceName(0), SIGN_IN_ID_COOKIE].some((name) => cookies.get(name) !== undefined);
  return isLeft ? endedSessionCookies(cookies) : [];
}
