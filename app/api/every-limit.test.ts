/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

// Every route limits how often it is called. The limits of this server are multiplied by almost zero, so that
// the first request of any client is one too many: a route that still does something has no limit.

/** Routes that call no platform and create nothing. */
const COST_NOTHING = [
  'app/robots.txt/route.ts',
  'app/manifests/[language]/route.ts',
  'app/worker.js/route.ts',
  'app/api/refused/route.ts',
  'app/api/[...unknown]/route.ts',
];
/** Answers without a picture have a status only. */
const REFUSALS: Record<string, number> = { 'app/api/images/route.ts': 503 };

const ROUTES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((path) => `app/${path}`)
  .filter((path) => path.endsWith('/route.ts') && !COST_NOTHING.includes(path));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
type Handlers = Partial<Record<(typeof METHODS)[number], Handler>>;

let platform: FakePlatform;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform({ RATE_LIMIT_SCALE: '0.00001' });
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
});
afterAll(() => platform.close());

test('there are routes to test', () => {
  expect(ROUTES.length).toBeGreaterThan(40);
});

test.each(ROUTES)('%s refuses too many requests without calling the platform', async (path) => {
  const handlers = (await import(`../../${path}`)) as Handlers;
  const methods = METHODS.filter((method) => handlers[method] !== undefined);
  expect(methods).not.toEqual([]);
  for (const method of methods) {
    const source = encodeURIComponent(`${platform.url}/images/1.webp`);
    const request = new NextRequest(`http://app.test/api/things?src=${source}&w=320`, {
      method,
      headers: { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin', cookie },
    });
    const response = await handlers[method]?.(request, { params: Promise.resolve({ venueId: '3107' }) });
    expect([method, response?.status]).toEqual([method, REFUSALS[path] ?? 429]);
    expect(response?.headers.get('cache-control')).toMatch(/no-store/);
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(platform.calls).toEqual([]);
});
