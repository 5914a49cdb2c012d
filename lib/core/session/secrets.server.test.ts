/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginProcess } from '@/lib/core/process/test-per-process';
import { setTestSettings } from '@/lib/core/env/test-settings';

const OLD = 'the-old-secret-of-the-tests-012345';
const NEW = 'the-new-secret-of-the-tests-012345';

let folder: string;
let file: string;
let signals: EventEmitter;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dastarkhan-secrets-'));
  file = join(folder, 'secrets');
  signals = new EventEmitter();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  setTestSettings({ SESSION_SECRET_FILE: '' });
});

/** A process that has started with this file. */
async function start(text: string) {
  jest.resetModules();
  beginProcess();
  writeFileSync(file, text);
  setTestSettings({ SESSION_SECRET: 'the-setting-that-the-file-replaces-01', SESSION_SECRET_FILE: file });
  const secrets = await import('./secrets.server');
  const session = await import('./session.server');
  secrets.readSecretsOnSignal(signals);
  return { ...secrets, ...session };
}

/** The file is changed, and the process notified. */
function change(text: string): void {
  writeFileSync(file, text);
  signals.emit('SIGHUP');
}

describe('secrets in a file', () => {
  test.each([`${NEW}\n${OLD}\n`, `${NEW},${OLD}`, `\n ${NEW} \n\n${OLD}`])(
    'are read from %j',
    async (text) => {
      const { sessionSecrets } = await start(text);
      expect(sessionSecrets()).toEqual([NEW, OLD]);
    },
  );

  test.each(['', 'short', `${NEW}\nshort`])('stop the start where the file holds %j', async (text) => {
    await expect(start(text)).rejects.toThrow('32 characters');
  });

  test('stop the start where there is no file, without its name', async () => {
    jest.resetModules();
    beginProcess();
    setTestSettings({ SESSION_SECRET_FILE: join(folder, 'nothing') });
    const { readSecretsOnSignal } = await import('./secrets.server');
    expect(() => readSecretsOnSignal(signals)).toThrow('The setting SESSION_SECRET_FILE names no file');
  });

  test('are read anew at SIGHUP', async () => {
    const { sessionSecrets } = await start(OLD);
    writeFileSync(file, `${NEW}\n${OLD}`);
    expect(sessionSecrets()).toEqual([OLD]);
    signals.emit('SIGHUP');
    expect(sessionSecrets()).toEqual([NEW, OLD]);
  });

  test.each(['', 'short'])('stay what they were where the file has become %j', async (text) => {
    const { sessionSecrets } = await start(OLD);
    const { log } = await import('@/lib/core/log/log.server');
    const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    change(text);
    expect(sessionSecrets()).toEqual([OLD]);
    expect(error).toHaveBeenCalledTimes(1);
    rmSync(file);
    signals.emit('SIGHUP');
    expect(sessionSecrets()).toEqual([OLD]);
    expect(JSON.stringify(error.mock.calls)).not.toContain(OLD);
  });

  test('leave the signal alone where there is no file', async () => {
    jest.resetModules();
    beginProcess();
    setTestSettings({ SESSION_SECRET_FILE: '' });
    const { readSecretsOnSignal } = await import('./secrets.server');
    readSecretsOnSignal(signals);
    expect(signals.listenerCount('SIGHUP')).toBe(0);
  });
});

describe('a rotation without a restart', () => {
  test('opens at each of its steps what any step has sealed, and refuses it when its secret is gone', async () => {
    const { newSession, sealSession, openSession } = await start(OLD);
    const session = newSession('token', 'track', 700431);
    const before = await sealSession(session);
    // Everywhere the new one is known before anybody seals by it.
    change(`${OLD}\n${NEW}`);
    expect(await openSession(before)).toEqual(session);
    change(`${NEW}\n${OLD}`);
    const after = await sealSession(session);
    expect([await openSession(before), await openSession(after)]).toEqual([session, session]);
    change(NEW);
    expect([await openSession(before), await openSession(after)]).toEqual([null, session]);
  });

  test('says of a seal that its secret is an old one', async () => {
    const { newSession, sealSession, isOfOldSecret } = await start(OLD);
    const sealed = await sealSession(newSession('token', null));
    expect(isOfOldSecret(sealed)).toBe(false);
    change(`${OLD}\n${NEW}`);
    expect(isOfOldSecret(sealed)).toBe(false);
    change(`${NEW}\n${OLD}`);
    expect(isOfOldSecret(sealed)).toBe(true);
  });

  test('seals a session anew at its next request, once, so that the old secret can go', async () => {
    const { newSession, sealSession, openSession } = await start(OLD);
    const { readSignedIn } = await import('./signed-in.server');
    const session = newSession('token', 'track', 700431);
    const cookiesOf = async (sealed: string): Promise<string[]> => {
      const reader = { get: (name: unknown) => (name === 'session' ? { name, value: sealed } : undefined) };
      const diner = await readSignedIn(reader, {
        country: 'kz',
        language: 'ru',
        surface: 'web',
      });
      return diner?.cookies() ?? ['nobody'];
    };
    const before = await sealSession(session);
    expect(await cookiesOf(before)).toEqual([]);
    change(`${NEW}\n${OLD}`);
    const [cookie = ''] = await cookiesOf(before);
    const renewed = /^session=([^;]+);/.exec(cookie)?.[1] ?? '';
    expect(await cookiesOf(renewed)).toEqual([]);
    change(NEW);
    expect(await openSession(renewed)).toEqual(session);
    expect(await cookiesOf(before)).toEqual(['nobody']);
  });

  test('keeps sign-ins ended that were ended before', async () => {
    const { newSession, sealSession, openSession, endSession } = await start(OLD);
    const session = newSession('token', 'track');
    const sealed = await sealSession(session);
    await endSession(session);
    change(`${NEW}\n${OLD}`);
    expect(await openSession(sealed)).toBeNull();
    expect(await openSession(await sealSession(session))).toBeNull();
  });

  test('opens tokens that another process has renewed before it', async () => {
    const { sealToken, openToken } = await start(OLD);
    const sealed = await sealToken('renewed');
    change(`${NEW}\n${OLD}`);
    expect(await openToken(sealed)).toBe('renewed');
  });

  test('opens sign-ins that have begun before it', async () => {
    const { sealSignIn, openSignIn, sealPendingTrack, openPendingTrack } = await start(OLD);
    const attempt = { nonce: 'n', verifier: 'v', returnTo: '/cart', startedAt: Date.now() };
    const [signIn, track] = [await sealSignIn(attempt), await sealPendingTrack('track')];
    change(`${NEW}\n${OLD}`);
    expect([await openSignIn(signIn), await openPendingTrack(track)]).toEqual([attempt, 'track']);
  });
});
