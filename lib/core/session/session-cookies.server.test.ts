/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { Session } from './session.server';

const WEB = { surface: 'web' } as const;

let cookies: typeof import('./session-cookies.server');
let newSession: typeof import('./session.server').newSession;

beforeAll(async () => {
  setTestSettings({ SESSION_SECRET: 'the-secret-of-the-tests-0123456789' });
  cookies = await import('./session-cookies.server');
  ({ newSession } = await import('./session.server'));
});

/** A browser: stores what the answers set, and drops what is over 4,096 bytes or has ended. */
function browser() {
  const held = new Map<string, string>();
  return {
    held,
    get: (name: unknown) => {
      const value = held.get(String(name));
      return value === undefined ? undefined : { name: String(name), value };
    },
    take(values: string[]) {
      for (const value of values) {
        const [, name = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? [];
        if (value.includes('Max-Age=0;')) held.delete(name);
        else if (Buffer.byteLength(value) <= 4096) held.set(name, content);
      }
    },
  };
}

async function afterSignIn(session: Session) {
  const there = browser();
  const set = await cookies.sessionCookies(session, WEB);
  there.take(set);
  return { there, set };
}

describe('the cookies of a session', () => {
  test('are one of at most 4,096 bytes with a token of 2 kB, and the sign-in id', async () => {
    const { set } = await afterSignIn(newSession('t'.repeat(2048), crypto.randomUUID()));
    expect(set).toHaveLength(2);
    expect(Math.max(...set.map((value) => Buffer.byteLength(value)))).toBeLessThanOrEqual(4096);
  });

  test.each([1, 2048, 3000, 6000, 10_000])('restore a token of %d characters', async (length) => {
    const session = newSession('t'.repeat(length), crypto.randomUUID());
    const { there } = await afterSignIn(session);
    await expect(cookies.sessionOf(there)).resolves.toEqual(session);
  });

  test('the cookies of a shorter token are not mixed with pieces that a longer one left', async () => {
    const { there } = await afterSignIn(newSession('t'.repeat(6000), null));
    const next = newSession('short', null);
    there.take(await cookies.sessionCookies(next, WEB));
    await expect(cookies.sessionOf(there)).resolves.toEqual(next);
  });

  test('open no session when a piece is missing or another’s', async () => {
    const { there } = await afterSignIn(newSession('t'.repeat(6000), null));
    const { there: other } = await afterSignIn(newSession('u'.repeat(6000), null));
    there.held.set('session-1', other.held.get('session-1') ?? '');
    await expect(cookies.sessionOf(there)).resolves.toBeNull();
    there.held.delete('session-1');
    await expect(cookies.sessionOf(there)).resolves.toBeNull();
  });

  test('open no session in one piece that says it is of more', async () => {
    const { there } = await afterSignIn(newSession('token', null));
    const whole = there.held.get('session') ?? '';
    for (const count of [2, 9]) {
      there.held.set('session', `${count}.${whole}`);
      await expect(cookies.sessionOf(there)).resolves.toBeNull();
    }
  });

  test('refuse a token that no browser would store', async () => {
    await expect(cookies.sessionCookies(newSession('t'.repeat(20_000), null), WEB)).rejects.toThrow(
      'too long',
    );
  });

  test('are all removed at the end', async () => {
    const { there } = await afterSignIn(newSession('t'.repeat(6000), null));
    expect(there.held.size).toBe(4);
    there.take(cookies.endedSessionCookies(there));
    expect([...there.held.keys()]).toEqual([]);
  });

  test('show scripts an id that differs at each sign-in and holds nothing of the token', async () => {
    const [one, other] = [newSession('token-1', 'track-1'), newSession('token-1', 'track-1')];
    const signInIds = await Promise.all(
      [one, other].map(async (session) => (await afterSignIn(session)).there.held.get('signedIn')),
    );
    expect(new Set(signInIds).size).toBe(2);
    const [cookie] = (await cookies.sessionCookies(one, WEB)).slice(-1);
    expect(cookie).toMatch(/^signedIn=[\w-]{12}; Path=\/; Max-Age=7776000; SameSite=Lax$/);
  });

  test('inside an app over https are of that app alone, also in a frame on its own site', async () => {
    setTestSettings({
      SESSION_SECRET: 'the-secret-of-the-tests-0123456789',
      APP_ORIGIN: 'https://app.example',
    });
    jest.resetModules();
    const fresh = await import('./session-cookies.server');
    const site = { surface: 'webview' } as const;
    const { signInCookie, pendingTrackCookie, sessionCookies, endedSessionCookies } = fresh;
    const set = [
      ...(await sessionCookies(newSession('t'.repeat(6000), null), site)),
      ...(await signInCookie({ nonce: 'n', verifier: 'v', returnTo: '/', startedAt: 0 }, site)),
      ...(await pendingTrackCookie('track-1', site)),
    ].filter((cookie) => !cookie.includes('Max-Age=0'));
    expect(set).toHaveLength(6);
    for (const cookie of set) {
      expect(cookie).toMatch(/; SameSite=None; Secure; Partitioned$/);
      expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4096);
    }
    const there = browser();
    there.held.set('__Host-session', 'any');
    expect(endedSessionCookies(there)).toEqual([
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=None; Secure; Partitioned',
      'signedIn=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      'signedIn=; Path=/; Max-Age=0; SameSite=None; Secure; Partitioned',
    ]);
  });

  test('the cookies of a session that are foreign are removed, and a guest’s stay', () => {
    const there = browser();
    expect(cookies.staleSessionCookies(there)).toEqual([]);
    there.held.set('session', 'forged');
    there.take(cookies.staleSessionCookies(there));
    expect(there.held.has('session')).toBe(false);
  });
});
