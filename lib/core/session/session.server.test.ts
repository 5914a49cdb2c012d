/** @jest-environment node */
import { createHash } from 'node:crypto';
import { sealData } from 'iron-session';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { beginProcess } from '@/lib/core/process/test-per-process';

const OLD_SECRET = 'the-old-secret-of-the-tests-012345';
const NEW_SECRET = 'the-new-secret-of-the-tests-012345';
const SESSION = {
  version: 2,
  accessToken: 'token',
  trackId: 'track',
  signedInAt: Date.now(),
  seenAt: Date.now(),
  signInId: 'sign-in',
} as const;
const { signInId: mark, ...MEMBERS } = SESSION;
/** The same as seals hold it. */
const SEALED = { ...MEMBERS, mark };
const DAY_MS = 24 * 3600 * 1000;
const ATTEMPT = { nonce: 'n', verifier: 'v', returnTo: '/cart', startedAt: Date.now() };

/** The module as a process with these settings loads it. */
async function load(settings: Record<string, string> = {}): Promise<typeof import('./session.server')> {
  jest.resetModules();
  // The connections and warnings of a process end with it.
  beginProcess();
  setTestSettings({ SESSION_SECRET: OLD_SECRET, ...settings });
  return import('./session.server');
}

/** Seals what a session cookie would hold, without the product. */
function seal(content: unknown, secret = OLD_SECRET): Promise<string> {
  const secretNumber = createHash('sha256').update(secret).digest().readUIntBE(0, 6);
  return sealData(content, { password: { [secretNumber]: secret } });
}

describe('the session cookie', () => {
  test('the session cookie of an earlier release is opened', async () => {
    const { openSession } = await load();
    await expect(openSession(await seal(SEALED))).resolves.toEqual(SESSION);
  });

  test('is opened as it was sealed', async () => {
    const { openSession, sealSession } = await load();
    await expect(openSession(await sealSession(SESSION))).resolves.toEqual(SESSION);
  });

  test('does not show what it holds', async () => {
    const { sealSession } = await load();
    const sealed = await sealSession({ ...SESSION, accessToken: 'very-secret-token' });
    expect(Buffer.from(sealed, 'base64').toString('latin1') + sealed).not.toContain('very-secret-token');
  });

  test.each([undefined, '', 'garbage', 'Fe26.2*1*a*b*c*d*e*f~2', '"><script>'])(
    '%j is none',
    async (cookie) => {
      const { openSession } = await load();
      await expect(openSession(cookie)).resolves.toBeNull();
    },
  );

  test('sealed with another secret is rejected', async () => {
    const foreign = await seal(SEALED, NEW_SECRET);
    const { openSession } = await load();
    await expect(openSession(foreign)).resolves.toBeNull();
  });

  test('is opened once, however many requests carry it', async () => {
    const { openSession, sealSession } = await load();
    const sealed = await sealSession(SESSION);
    const derive = jest.spyOn(crypto.subtle, 'deriveBits');
    const deriveKey = jest.spyOn(crypto.subtle, 'deriveKey');
    const keys = () => derive.mock.calls.length + deriveKey.mock.calls.length;
    await openSession(sealed);
    const once = keys();
    expect(once).toBeGreaterThan(0);
    await expect(openSession(sealed)).resolves.toEqual(SESSION);
    expect(keys()).toBe(once);
    await expect(openSession(`${sealed.slice(0, -9)}AAAAAAA~2`)).resolves.toBeNull();
  });

  test('is rejected after the change of a single character', async () => {
    const { openSession, sealSession } = await load();
    const sealed = await sealSession(SESSION);
    for (const at of [12, 80, 120, sealed.length - 8]) {
      const character = sealed[at] === 'A' ? 'B' : 'A';
      const tampered = sealed.slice(0, at) + character + sealed.slice(at + 1);
      await expect(openSession(tampered)).resolves.toBeNull();
    }
  });

  test('is rejected with a longer or a shorter text', async () => {
    const { openSession, sealSession } = await load();
    const sealed = await sealSession(SESSION);
    const others = [
      `${sealed}A`,
      `${sealed}~2`,
      `${sealed}*${sealed}`,
      sealed.replace(/2$/, '1'),
      sealed.slice(0, -2),
    ];
    for (const other of others) await expect(openSession(other)).resolves.toBeNull();
  });

  test.each([
    ['of an older version', { ...SEALED, version: 0 }],
    ['without a version', { accessToken: 'token' }],
    ['without a token', { ...SEALED, accessToken: '' }],
    ['of another shape', { attempts: [] }],
  ])('%s is none', async (_what, content) => {
    const sealed = await seal(content);
    const { openSession } = await load();
    await expect(openSession(sealed)).resolves.toBeNull();
  });

  test('is rejected after 90 days', async () => {
    const { openSession, sealSession } = await load();
    const now = Date.now();
    const active = { ...SESSION, seenAt: now + 80 * DAY_MS };
    const sealed = await sealSession(active);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 89 * DAY_MS);
    await expect(openSession(sealed)).resolves.toEqual(active);
    clock.mockReturnValue(now + 91 * DAY_MS);
    await expect(openSession(sealed)).resolves.toBeNull();
  });

  test('ends 90 days after the sign-in, however often its token was renewed', async () => {
    const { openSession, sealSession } = await load();
    const young = { ...SESSION, signedInAt: Date.now() - 89 * DAY_MS };
    await expect(openSession(await sealSession(young))).resolves.toEqual(young);
    const old = { ...SESSION, signedInAt: Date.now() - 91 * DAY_MS };
    await expect(openSession(await sealSession(old))).resolves.toBeNull();
  });

  test('is refused after its sign-out, 89 days after its sign-in too', async () => {
    const { endSession, openSession, sealSession } = await load();
    const old = { ...SESSION, signInId: 'ended-late', signedInAt: Date.now() - 89 * DAY_MS };
    const sealed = await sealSession(old);
    await endSession(old);
    await expect(openSession(sealed)).resolves.toBeNull();
  });

  test('is rejected after 30 days without use', async () => {
    const { openSession, sealSession } = await load();
    const used = { ...SESSION, seenAt: Date.now() - 29 * DAY_MS };
    await expect(openSession(await sealSession(used))).resolves.toEqual(used);
    const idle = { ...SESSION, seenAt: Date.now() - 31 * DAY_MS };
    await expect(openSession(await sealSession(idle))).resolves.toBeNull();
  });

  test.each([
    ['tampered with', async () => `${(await seal(SEALED)).slice(0, -9)}AAAAAAA~2`],
    ['of a foreign secret', () => seal(SEALED, NEW_SECRET)],
    ['of another version', () => seal({ ...SEALED, version: 1 })],
  ])('%s is logged in one line, without what it holds', async (_what, cookie) => {
    const { openSession } = await load();
    const { log } = await import('@/lib/core/log/log.server');
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    await openSession(await cookie());
    expect(warn.mock.calls.map(([, message]) => message as unknown)).toEqual(['session cookie refused']);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('track');
  });

  test.each([
    ['absolute limit', { signedInAt: Date.now() - 91 * DAY_MS }],
    ['idle limit', { seenAt: Date.now() - 31 * DAY_MS }],
  ])('the session cookie over its %s is logged in one line, however often it comes', async (reason, part) => {
    const { openSession, sealSession } = await load();
    const { log } = await import('@/lib/core/log/log.server');
    const lines = jest.fn();
    jest.spyOn(log, 'warn').mockImplementation(lines);
    jest.spyOn(log, 'info').mockImplementation(lines);
    const sealed = await sealSession({ ...SESSION, ...part });
    for (let time = 0; time < 50; time += 1) await openSession(sealed);
    expect(lines.mock.calls).toEqual([[{ reason, leftOut: 0 }, 'session over']]);
  });

  test('sealed with the old secret is opened after a new one was put in front of it', async () => {
    const before = await load();
    const sealed = await before.sealSession(SESSION);
    const during = await load({ SESSION_SECRET: `${NEW_SECRET},${OLD_SECRET}` });
    await expect(during.openSession(sealed)).resolves.toEqual(SESSION);
  });

  test('outlives rotations: the old secret removed, a newer one added', async () => {
    const during = await load({ SESSION_SECRET: `${NEW_SECRET},${OLD_SECRET}` });
    const sealed = await during.sealSession(SESSION);
    const after = await load({ SESSION_SECRET: NEW_SECRET });
    await expect(after.openSession(sealed)).resolves.toEqual(SESSION);
    const next = await load({ SESSION_SECRET: `the-newest-secret-of-the-tests-0123,${NEW_SECRET}` });
    await expect(next.openSession(sealed)).resolves.toEqual(SESSION);
  });

  test('is sealed with the first secret', async () => {
    const during = await load({ SESSION_SECRET: `${NEW_SECRET},${OLD_SECRET}` });
    const sealed = await during.sealSession(SESSION);
    const withoutNew = await load();
    await expect(withoutNew.openSession(sealed)).resolves.toBeNull();
  });

  test('cannot be sealed without a secret', async () => {
    const { sealSession } = await load({ SESSION_SECRET: '' });
    expect(() => sealSession(SESSION)).toThrow('SESSION_SECRET');
  });
});

describe('the seal of a sign-in that has begun', () => {
  test('keeps it as it is', async () => {
    const { openSignIn, sealSignIn } = await load();
    await expect(openSignIn(await sealSignIn(ATTEMPT))).resolves.toEqual(ATTEMPT);
  });

  test.each([undefined, 'garbage'])('%j holds none', async (cookie) => {
    const { openSignIn } = await load();
    await expect(openSignIn(cookie)).resolves.toBeNull();
  });

  test('is no session, and a session is no sign-in', async () => {
    const { openSession, openSignIn, sealSession, sealSignIn } = await load();
    await expect(openSession(await sealSignIn(ATTEMPT))).resolves.toBeNull();
    await expect(openSignIn(await sealSession(SESSION))).resolves.toBeNull();
  });

  test('ends after a quarter of an hour', async () => {
    const { openSignIn, sealSignIn } = await load();
    const sealed = await sealSignIn(ATTEMPT);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 17 * 60 * 1000);
    await expect(openSignIn(sealed)).resolves.toBeNull();
  });
});

describe('names', () => {
  test('names on https belong to our host alone', async () => {
    const session = await load({ APP_ORIGIN: 'https://app.example' });
    expect([session.sessionCookieName(), session.signInCookiePrefix()]).toEqual([
      '__Host-session',
      '__Host-sign-in-',
    ]);
  });

  test('names on plain http go without what browsers refuse there', async () => {
    const session = await load({ APP_ORIGIN: 'http://localhost:3000' });
    expect([session.sessionCookieName(), session.signInCookiePrefix()]).toEqual(['session', 'sign-in-']);
  });
});
