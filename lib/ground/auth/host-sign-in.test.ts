import { turns } from '@/lib/core/concurrency/test-turns';
import { HELLO, showInApp, showInBrowser, type TestHost } from '@/lib/core/host/test-host';

const REQUEST = {
  client_id: 'app',
  redirect_uri: 'https://app.example/auth',
  state: 'state-1',
  code_challenge: 'challenge',
  code_challenge_method: 'S256',
};
const TRACK = '8c1d2e3f-4a5b-4c6d-9e7f-8091a2b3c4d5';
const SIGNED_IN = { isSignedIn: true };
const refusal = (code: string, status: number) => Response.json({ error: { code } }, { status });

let host: TestHost;
let signInByHost: typeof import('./host-sign-in.api').signInByHost;
const { signal } = new AbortController();
let requested: { path: string; body: unknown }[];
/** The answers of our server, by path; one after another where there are several. */
let answers: Record<string, (() => Response)[]>;

beforeEach(async () => {
  host = showInApp();
  // A page opens its bridge once.
  jest.resetModules();
  ({ signInByHost } = await import('./host-sign-in.api'));
  requested = [];
  answers = {
    '/api/auth/host': [() => Response.json(REQUEST)],
    '/api/auth/host/session': [() => Response.json(SIGNED_IN)],
    '/api/auth/track': [() => Response.json({ trackId: TRACK })],
    '/api/auth/track/session': [() => Response.json(SIGNED_IN)],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, options) => {
    const address = typeof path === 'string' ? path : '';
    requested.push({
      path: address,
      body: typeof options?.body === 'string' ? JSON.parse(options.body) : null,
    });
    const [first, ...rest] = answers[address] ?? [];
    if (rest.length > 0) answers[address] = rest;
    return Promise.resolve(first?.() ?? refusal('request/unknown', 404));
  });
});
afterEach(showInBrowser);

/** Answers the next `authorize` of a mode. */
async function answerRequest(mode: 'code' | 'simple', answer: () => void): Promise<void> {
  for (let turn = 0; turn < 100 && host.lastOf('authorize')?.params.mode !== mode; turn += 1) await turns(1);
  expect(host.lastOf('authorize')?.params).toMatchObject({ mode });
  answer();
}
const grant = () => host.answer('authorize', { code: 'code-1', state: 'state-1' });
const approve = () => host.answer('authorize', { status: 'success' });
const refuse = (code: string) => () => host.refuse('authorize', code);

// Holds HOST-03, HOST-09, HOST-12.
test('a code of the host is exchanged by our server with its state', async () => {
  const end = signInByHost(signal);
  await answerRequest('code', grant);
  await expect(end).resolves.toBe('success');
  expect(host.lastOf('authorize')?.params).toEqual({ mode: 'code', ...REQUEST });
  expect(requested.at(-1)).toEqual({
    path: '/api/auth/host/session',
    body: { code: 'code-1', state: 'state-1' },
  });
});

// Holds HOST-10, HOST-11.
test('a host that gives no codes approves a track, which our server makes a session of', async () => {
  const end = signInByHost(signal);
  await answerRequest('code', refuse('NOT_SUPPORTED'));
  await answerRequest('simple', approve);
  await expect(end).resolves.toBe('success');
  expect(host.lastOf('authorize')?.params).toEqual({ mode: 'simple', track_id: TRACK });
  expect(requested.map(({ path }) => path)).toEqual([
    '/api/auth/host',
    '/api/auth/track',
    '/api/auth/track/session',
  ]);
});

test('an approval that the platform learns of a moment later is waited for', async () => {
  answers['/api/auth/track/session'] = [
    () => refusal('auth/track-pending', 409),
    () => Response.json(SIGNED_IN),
  ];
  const end = signInByHost(signal);
  await answerRequest('code', refuse('NOT_SUPPORTED'));
  await answerRequest('simple', approve);
  await expect(end).resolves.toBe('success');
  expect(requested.filter(({ path }) => path === '/api/auth/track/session')).toHaveLength(2);
});

// Holds HOST-12.
test.each([
  ['DISMISSED', 'dismissed'],
  ['DENIED', 'failed'],
  ['FAILED', 'failed'],
  ['NEVER_HEARD_OF', 'failed'],
])('a host that refuses a code with %s ends it as %s, without a second request', async (code, outcome) => {
  const end = signInByHost(signal);
  await answerRequest('code', refuse(code));
  await expect(end).resolves.toBe(outcome);
  expect(requested).toHaveLength(1);
});

test.each([
  ['DISMISSED', 'dismissed'],
  ['FAILED', 'failed'],
  ['NOT_SUPPORTED', 'unsupported'],
])('a host that refuses a track with %s ends it as %s', async (code, outcome) => {
  const end = signInByHost(signal);
  await answerRequest('code', refuse('NOT_SUPPORTED'));
  await answerRequest('simple', refuse(code));
  await expect(end).resolves.toBe(outcome);
});

test('a host without authorize is not asked, and cannot sign in', async () => {
  host = showInApp({ ...HELLO, methods: ['pay'] });
  await expect(signInByHost(signal)).resolves.toBe('unsupported');
  expect(host.lastOf('authorize')).toBeUndefined();
});

test('without a host the browser’s own way is open', async () => {
  showInBrowser();
  await expect(signInByHost(signal)).resolves.toBe('noHost');
  expect(requested).toEqual([]);
});

test.each(['/api/auth/host', '/api/auth/host/session'])(
  'a failure of our server at %s fails it',
  async (path) => {
    answers[path] = [() => refusal('auth/state', 401)];
    const end = signInByHost(signal);
    if (path.endsWith('session')) await answerRequest('code', grant);
    await expect(end).resolves.toBe('failed');
  },
);

test('a diner who continues without signing in stays signed out after a late answer', async () => {
  const without = new AbortController();
  const end = signInByHost(without.signal);
  await answerRequest('code', () => without.abort());
  grant();
  await expect(end).resolves.toBe('dismissed');
  expect(requested.map(({ path }) => path)).toEqual(['/api/auth/host']);
});

test('a diner who continues without signing in stays signed out while the platform learns of the approval', async () => {
  const without = new AbortController();
  const pending = () => {
    setTimeout(() => without.abort());
    return refusal('auth/track-pending', 409);
  };
  answers['/api/auth/track/session'] = [pending, () => Response.json(SIGNED_IN)];
  const end = signInByHost(without.signal);
  await answerRequest('code', refuse('NOT_SUPPORTED'));
  await answerRequest('simple', approve);
  await expect(end).resolves.toBe('dismissed');
  expect(requested.filter(({ path }) => path === '/api/auth/track/session')).toHaveLength(1);
});
