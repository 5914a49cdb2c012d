/** @jest-environment node */
import { NextRequest } from 'next/server';
import { tabletSessionSchema } from '@/lib/kiosk-session/tablet-session.schema';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const { schemas } = readContract() as { schemas: { TabletSession: { example: Record<string, unknown> } } };
const EXAMPLE = schemas.TabletSession.example;
const PATH = '/takeaway/v1/tablet/sessions';

let platform: FakePlatform;
let route: typeof import('./route');

beforeAll(async () => {
  platform = await startFakePlatform();
  route = await import('./route');
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer({ status: 201, json: { data: EXAMPLE } }, PATH);
});

async function open(body: unknown, headers: Record<string, string> = {}) {
  const request = new NextRequest('http://app.test/api/kiosk/session', {
    method: 'POST',
    headers: {
      'x-site': 'kz-ru-kiosk',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie: 'deviceId=kiosk-0001',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const response = await route.POST(request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as unknown };
}
const refuse = (status: number, code: string) =>
  platform.answer({ status, json: { errors: [{ status: String(status), code }] } }, PATH);

// Holds KIOSK-06.
test('a new order of a kiosk begins in a session of its device', async () => {
  const { status, body } = await open({ venueId: 3107 });
  expect(status).toBe(200);
  expect(tabletSessionSchema.parse(body)).toEqual({
    session: EXAMPLE.session,
  });
  const [sent] = platform.calls;
  expect(sent).toMatchObject({ path: PATH, body: { filial_id: 3107 } });
  expect(sent?.headers).toMatchObject({ 'x-fingerprint': 'kiosk-0001' });
  expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{8,}$/);
});

test('kiosks without a device id do not end each other’s sessions', async () => {
  await open({ venueId: 3107 }, { cookie: '' });
  await open({ venueId: 3107 }, { cookie: 'deviceId=<script>' });
  const devices = platform.calls.map(({ headers }) => headers['x-fingerprint']);
  expect(new Set(devices).size).toBe(2);
  expect(devices).not.toContain('dastarkhan-server');
});

// Holds KIOSK-11.
test('a kiosk works only where one stands', async () => {
  refuse(403, 'forbidden');
  await expect(open({ venueId: 90001 })).resolves.toMatchObject({
    status: 403,
    body: { error: { code: 'kiosk/not-here' } },
  });
});

test.each<[number, string, number, string]>([
  [404, 'terminal_not_found', 404, 'venue/not-found'],
  [422, 'validation_failed', 400, 'request/invalid'],
  [500, 'internal_error', 503, 'upstream/unavailable'],
])('an answer %s %s of the platform becomes %s %s', async (status, code, ours, word) => {
  jest.useFakeTimers({ advanceTimers: 500, doNotFake: ['performance', 'nextTick', 'queueMicrotask'] });
  refuse(status, code);
  await expect(open({ venueId: 3107 })).resolves.toMatchObject({
    status: ours,
    body: { error: { code: word } },
  });
  jest.useRealTimers();
});

test.each([
  ['no session at all', { data: {} }],
  ['a session with other signs', { data: { ...EXAMPLE, session: 'a b c d e f g h i j' } }],
  ['a session that is too long', { data: { ...EXAMPLE, session: 'x'.repeat(4096) } }],
])('an answer with %s opens no session', async (_what, json) => {
  platform.answer({ status: 201, json }, PATH);
  await expect(open({ venueId: 3107 })).resolves.toMatchObject({ status: 503 });
});

test.each([[{}], [{ venueId: '3107' }], [{ venueId: 0 }], [{ venueId: -1 }], [{ venueId: 1.5 }], [null]])(
  'the body %j is refused',
  async (body) => {
    await expect(open(body)).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  },
);

test('a page of another origin opens no session', async () => {
  await expect(open({ venueId: 3107 }, { 'sec-fetch-site': 'cross-site' })).resolves.toMatchObject({
    status: 403,
  });
  expect(platform.calls).toEqual([]);
});
