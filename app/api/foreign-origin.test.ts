/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

// Inside an app our cookies are sent from other sites too, so it is the routes that keep foreign pages out:
// each method of each of them is pressed here as such a page would.

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://tumar.test' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.app.test' },
  { origin: 'https://tumar.test' },
  { origin: 'null' },
  {},
];
/** Navigations, files and what is said to everybody: nothing of a diner is in their answers. */
const OPEN_TO_ALL = [
  '[...unknown]/route.ts',
  'auth/callback/route.ts',
  'auth/sign-in/route.ts',
  'debug/switch/route.ts',
  'health/route.ts',
  'images/route.ts',
  'kiosk/enrolment/link/route.ts',
  'ready/route.ts',
  'refused/route.ts',
  'venues/[venueId]/og-picture/route.ts',
];
/** The content types that a form, a picture or a fetch without CORS can send. */
const FORM = 'application/x-www-form-urlencoded';

const ID = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
const PARAMS = { orderId: '90031', addressId: '4021', tipId: ID, preorderId: ID, billId: ID, giftId: '1' };

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type Route = Partial<Record<string, Handler>>;

const files = readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('route.ts'));

let platform: FakePlatform;
let routes: { file: string; route: Route }[];

beforeAll(async () => {
  platform = await startFakePlatform();
  routes = await Promise.all(
    files.map(async (file) => ({ file, route: (await import(join(__dirname, file))) as Route })),
  );
});
afterAll(() => platform.close());

async function press(handler: Handler, method: string, headers: Record<string, string>) {
  const hasBody = method !== 'GET';
  const request = new NextRequest('http://app.test/api/any', {
    method,
    headers: { cookie: 'session=any; sign-in=any', ...(hasBody ? { 'content-type': FORM } : {}), ...headers },
    ...(hasBody ? { body: 'a=b' } : {}),
  });
  const response = await handler(request, { params: Promise.resolve({}) });
  return {
    response,
    answer: (await response.json().catch(() => null)) as { error?: { code: string } } | null,
  };
}

const methodsOf = (isWanted: (method: string) => boolean) =>
  routes.flatMap(({ file, route }) =>
    Object.entries(route).flatMap(([method, handler]) =>
      handler && /^[A-Z]+$/.test(method) && isWanted(method) ? [{ file, method, handler }] : [],
    ),
  );

describe('a page of another origin', () => {
  test('changes nothing by any method of any route, and touches no session', async () => {
    const changing = methodsOf((method) => CHANGING.includes(method));
    expect(changing.length).toBeGreaterThan(40);
    for (const { file, method, handler } of changing)
      for (const headers of FOREIGN) {
        // The unknown address answers before it asks who calls.
        const isUnknown = file.startsWith('[...unknown]');
        const { response, answer } = await press(handler, method, { 'x-site': 'kz-ru-webview', ...headers });
        expect({ file, method, headers, code: answer?.error?.code }).toEqual({
          file,
          method,
          headers,
          code: isUnknown ? 'request/unknown' : 'request/cross-site',
        });
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    expect(platform.calls).toEqual([]);
  });

  test('cannot read a diner’s own answer: the header that would allow it is absent', async () => {
    const reading = methodsOf((method) => method === 'GET').filter(({ file }) => !OPEN_TO_ALL.includes(file));
    expect(reading.length).toBeGreaterThan(30);
    for (const { file, handler } of reading) {
      const { response, answer } = await press(handler, 'GET', { 'sec-fetch-site': 'cross-site' });
      expect({ file, status: response.status, code: answer?.error?.code }).toEqual({
        file,
        status: 400,
        code: 'request/invalid',
      });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

test('no route answers the question of another origin’s browser whether it may call', () => {
  const answering = methodsOf((method) => method === 'OPTIONS').map(({ file }) => file);
  expect(answering).toEqual(['[...unknown]/route.ts']);
  for (const file of ['next.config.mjs', 'deploy/nginx.conf', 'middleware.ts'])
    expect(readFileSync(file, 'utf8')).not.toMatch(/access-control/i);
});

/** The routes with what they declare, and the headers of a diner’s own page. */
async function ofDiner() {
  jest.resetModules();
  const { declaredRoutes } = await import('./test-declared-routes');
  const declared = await declaredRoutes();
  const { sealedSession } = await import('@/lib/core/session/test-session');
  const cookie = `session=${await sealedSession('token', 'track')}`;
  return { declared, headers: { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin', cookie } };
}

test('a body of our own page is taken as JSON only where it says so: no form can be one', async () => {
  const { declared, headers } = await ofDiner();
  const PRESS = { 'idempotency-key': 'once-0001', 'x-printer-code': 'any' };
  const withBody = declared.filter(({ declaration: { body } }) => body);
  expect(withBody.length).toBeGreaterThan(20);
  for (const { name, handler, method } of withBody)
    for (const type of ['text/plain', FORM, 'multipart/form-data; boundary=x']) {
      const request = new NextRequest('http://app.test/api/any?venue=3107', {
        method,
        headers: { ...headers, ...PRESS, 'content-type': type },
        body: '{"venueId":3107}',
      });
      const response = await handler(request, { params: Promise.resolve(PARAMS) });
      const { error } = (await response.json()) as { error: object };
      // No member of it is wrong: it is not read at all.
      const refusal = { code: 'request/invalid', requestId: expect.any(String) as unknown };
      expect({ name, type, error }).toEqual({ name, type, error: refusal });
    }
  expect(platform.calls).toEqual([]);
});

test('a reading call stays one, whatever its headers and query say of a method', async () => {
  const { declared, headers } = await ofDiner();
  const overrides = Object.fromEntries(
    ['x-http-method-override', 'x-http-method', 'x-method-override'].map((name) => [name, 'DELETE']),
  );
  for (const { handler } of declared.filter(({ method }) => method === 'GET')) {
    const address = 'http://app.test/api/any?_method=DELETE&venueId=3107&brand=41';
    const request = new NextRequest(address, { headers: { ...headers, ...overrides } });
    await handler(request, { params: Promise.resolve(PARAMS) });
  }
  expect(platform.calls.length).toBeGreaterThan(15);
  expect(platform.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([]);
});
