/** @jest-environment node */
import { call, post, SAME_ORIGIN } from '@/lib/core/bff/test-route';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

let platform: FakePlatform;
let POST: typeof import('./route').POST;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  setTestSettings({ SENTRY_DSN: `${platform.url.replace('http://', 'http://key@')}/7` });
  ({ POST } = await import('./route'));
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token', null, 700431)}`;
});
let bodies: string[];
beforeEach(() => {
  platform.reset();
  bodies = [];
});
afterAll(() => platform.close());

const event = {
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_800_000_000,
  exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
  request: { headers: { Authorization: 'Bearer secret' } },
  user: { id: 'of somebody else' },
};
const envelope = (dsn: string) =>
  [{ dsn }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
const send = (body: string, headers: Record<string, string> = {}) =>
  call(POST, post({ ...SAME_ORIGIN, 'content-type': 'text/plain', ...headers }, body), '/api/error-reports');

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    bodies.push(`${String(address instanceof Request ? address.url : address)} ${init?.body as string}`);
    return Promise.resolve(new Response('{}'));
  });
});

// Holds ERR-04, ERR-05.
test('a diner’s report goes to the host of our own setting alone, stripped, with the id of the session’s diner', async () => {
  const { body } = await send(envelope('https://key@evil.example/1'), { cookie });
  expect(body).toEqual({ taken: true });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain(`${platform.url}/api/7/envelope/?sentry_version=7&sentry_key=key`);
  expect(bodies[0]).toContain('"user":{"id":"700431"}');
  expect(bodies[0]).not.toMatch(/evil|secret|somebody/);
});

test('a guest’s report contains no person', async () => {
  await send(envelope('https://key@evil.example/1'));
  expect(bodies[0]).toContain('x is not a function');
  expect(bodies[0]).not.toContain('"user"');
});

test('text that is no report is not forwarded', async () => {
  expect(await send('a\nb\nc')).toMatchObject({ response: { status: 200 }, body: { taken: false } });
  expect(bodies).toEqual([]);
});

test('a report that is too large is refused', async () => {
  expect((await send('x'.repeat(65 * 1024))).response.status).toBe(413);
});
