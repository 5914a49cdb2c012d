import { forbidStorage } from '@/lib/core/storage/test-storage';
import { FAKE_PUSH_KEY, fakePush, fakeToken, type FakePush } from './test-push';
import { syncPush, readPushState, turnPushOn, endPush } from './push.api';
import { SIGN_IN_ID_COOKIE } from '@/lib/core/session/sign-in-id';

const FIRST = 'https://push.test/1';
const OLD = 'https://push.test/old';
const TOKEN_KEY = 'pushToken';

let push: FakePush;
let remove = () => {};
let warned: jest.SpyInstance;

/** A browser with pushes; a subscription that it has already was made under our key. */
function browser(part: Partial<FakePush> = {}) {
  const key = Uint8Array.from(atob(FAKE_PUSH_KEY), (letter) => letter.charCodeAt(0)).buffer;
  ({ push, remove } = fakePush({ key, ...part }));
}

/** Our server takes everything, or fails. */
function server(isFailing = false) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      isFailing
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ isRegistered: true })),
    );
}
const calls = (fetched: jest.SpyInstance) =>
  (fetched.mock.calls as [string, RequestInit][]).map(([address, { method, body }]) => [
    method,
    address,
    JSON.parse(body as string) as unknown,
  ]);
const call = (method: string, endpoint: string) => [
  method,
  '/api/notifications/push',
  { token: fakeToken(endpoint) },
];

beforeEach(() => {
  document.documentElement.dataset.site = 'kz-ru-web';
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  remove();
  localStorage.clear();
  document.cookie = `${SIGN_IN_ID_COOKIE}=; Max-Age=0`;
});

describe('switching pushes on', () => {
  test('prompts the diner, subscribes and registers the token', async () => {
    browser();
    const fetched = server();
    await expect(turnPushOn(FAKE_PUSH_KEY)).resolves.toBe('on');
    expect(push).toMatchObject({ prompts: 1, workers: ['/worker.js?site=kz-ru-web'] });
    expect(calls(fetched)).toEqual([call('POST', FIRST)]);
    expect(localStorage.getItem(TOKEN_KEY)).toBe(fakeToken(FIRST));
  });

  test.each<[answer: NotificationPermission, state: string]>([
    ['denied', 'denied'],
    ['default', 'off'],
  ])('ends where the diner answers %s', async (answer, state) => {
    browser({ answer });
    const fetched = server();
    await expect(turnPushOn(FAKE_PUSH_KEY)).resolves.toBe(state);
    expect(push).toMatchObject({ workers: [], endpoint: null });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('shows no prompt after an answer', async () => {
    browser({ permission: 'granted' });
    server();
    await turnPushOn(FAKE_PUSH_KEY);
    expect(push.prompts).toBe(0);
  });

  test('reuses a subscription under the same key', async () => {
    browser({ permission: 'granted', endpoint: OLD });
    server();
    await turnPushOn(FAKE_PUSH_KEY);
    expect(push.endpoint).toBe(OLD);
  });

  test('makes a new subscription where the key has changed', async () => {
    browser({ permission: 'granted', endpoint: OLD, key: new ArrayBuffer(65) });
    const fetched = server();
    await turnPushOn(FAKE_PUSH_KEY);
    expect(calls(fetched)).toEqual([call('POST', FIRST)]);
  });

  test('fails where the browser refuses', async () => {
    browser({ isBroken: true });
    const fetched = server();
    await expect(turnPushOn(FAKE_PUSH_KEY)).rejects.toThrow('push service error');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a token', () => {
  // Holds NOTE-08.
  test('a token that is the stored one is not registered again', async () => {
    browser({ permission: 'granted', endpoint: OLD });
    localStorage.setItem(TOKEN_KEY, fakeToken(OLD));
    const fetched = server();
    await syncPush();
    await expect(turnPushOn(FAKE_PUSH_KEY)).resolves.toBe('on');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a token that differs from the stored one is registered and stored', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    localStorage.setItem(TOKEN_KEY, fakeToken(OLD));
    const fetched = server();
    await syncPush();
    expect(calls(fetched)).toEqual([call('POST', FIRST)]);
    expect(localStorage.getItem(TOKEN_KEY)).toBe(fakeToken(FIRST));
  });

  test('a token of another sign-in is registered for this one, whose pushes it gets from now on', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    document.cookie = `${SIGN_IN_ID_COOKIE}=one`;
    const fetched = server();
    await syncPush();
    document.cookie = `${SIGN_IN_ID_COOKIE}=other`;
    await expect(readPushState()).resolves.toBe('waiting');
    await syncPush();
    await syncPush();
    expect(calls(fetched)).toEqual([call('POST', FIRST), call('POST', FIRST)]);
    await expect(readPushState()).resolves.toBe('on');
  });

  test('a token that two callers register at a time is registered once', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    const fetched = server();
    await Promise.all([syncPush(), syncPush()]);
    expect(calls(fetched)).toEqual([call('POST', FIRST)]);
  });

  // Holds NOTE-09.
  test('a token that cannot be registered is only logged, and tried again later', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    localStorage.setItem(TOKEN_KEY, fakeToken(OLD));
    server(true);
    await syncPush();
    expect(warned).toHaveBeenCalledWith('Push token not registered: network');
    expect(localStorage.getItem(TOKEN_KEY)).toBe(fakeToken(OLD));
    await expect(readPushState()).resolves.toBe('waiting');
    const fetched = server();
    await syncPush();
    expect(fetched).toHaveBeenCalledTimes(2);
    await expect(readPushState()).resolves.toBe('on');
  });

  test.each<[what: string, part: Partial<FakePush>]>([
    ['no subscription', { permission: 'granted' }],
    ['a permission taken back', { permission: 'denied', endpoint: FIRST }],
  ])('a token of a browser with %s is not stored', async (_what, part) => {
    browser(part);
    const fetched = server();
    await syncPush();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a sign-out', () => {
  // Holds AUTH-20.
  test('un-assigns the token, ends the subscription and forgets it', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    localStorage.setItem(TOKEN_KEY, fakeToken(FIRST));
    const fetched = server();
    await endPush();
    expect(calls(fetched)).toEqual([call('DELETE', FIRST)]);
    expect(push.endpoint).toBeNull();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    await expect(readPushState()).resolves.toBe('off');
  });

  test('ends the subscription also when our server cannot be reached, and never fails', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    localStorage.setItem(TOKEN_KEY, fakeToken(FIRST));
    server(true);
    await expect(endPush()).resolves.toBeUndefined();
    expect(push.endpoint).toBeNull();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(warned).toHaveBeenCalledWith('Push token not un-assigned: network');
  });

  test('waits three seconds for a dead connection and no longer', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, options) => {
      options?.signal?.throwIfAborted();
      return new Promise(() => {});
    });
    await endPush();
    expect(timeout).toHaveBeenCalledWith(3000);
    expect(push.endpoint).toBeNull();
  });

  test.each([true, false])(
    'asks nothing where there were no pushes (browser with pushes: %s)',
    async (has) => {
      if (has) browser();
      const fetched = server();
      await endPush();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  test('un-assigns a stored token whose subscription is gone', async () => {
    browser();
    localStorage.setItem(TOKEN_KEY, fakeToken(OLD));
    const fetched = server();
    await endPush();
    expect(calls(fetched)).toEqual([call('DELETE', OLD)]);
  });
});

describe('the state of pushes', () => {
  test.each<[what: string, part: Partial<FakePush>, stored: string | null, state: string]>([
    ['the permission was not requested', {}, null, 'off'],
    ['the diner has said no', { permission: 'denied' }, null, 'denied'],
    ['there is no subscription', { permission: 'granted' }, OLD, 'off'],
    ['the platform knows another', { permission: 'granted', endpoint: FIRST }, OLD, 'waiting'],
    ['the platform knows it', { permission: 'granted', endpoint: FIRST }, FIRST, 'on'],
  ])('the state of pushes where %s', async (_what, part, stored, state) => {
    browser(part);
    if (stored !== null) localStorage.setItem(TOKEN_KEY, fakeToken(stored));
    await expect(readPushState()).resolves.toBe(state);
  });

  test('the state of pushes in a browser without pushes', async () => {
    await expect(readPushState()).resolves.toBe('unsupported');
  });

  test('is known as long as the page lives where storage is forbidden', async () => {
    browser({ permission: 'granted', endpoint: FIRST });
    forbidStorage();
    server();
    await expect(readPushState()).resolves.toBe('waiting');
    await expect(turnPushOn(FAKE_PUSH_KEY)).resolves.toBe('on');
    await expect(readPushState()).resolves.toBe('on');
  });
});
