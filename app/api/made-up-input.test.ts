/** @jest-environment node */
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { declaredRoutes, type DeclaredRoute } from './test-declared-routes';
import { BROKEN_JSON, CANARY, madeUp, ODD_QUERIES } from './test-made-up-input';

// Texts come of Next, which does not run here.
jest.mock('next-intl/server', () => ({
  getMessages: () => Promise.resolve({}),
  getTranslations: () => Promise.resolve((name: string) => name),
}));

/* Every route gets input made from its schema, valid and nearly valid. */

const INPUTS = 40;
const PARTS = 8;
const SEED = 21;
/** Processor time, microseconds: a busy machine takes none of it. */
const HANG_US = 2_000_000;
/** Messages of libraries and of this machine. */
const INNER_WORDS =
  /ZodError|SyntaxError|TypeError|RangeError|Unexpected token|is not valid JSON|ECONN|node_modules|\bat \w+ \(|\.ts:\d|undici|fetch failed|postgres|drizzle/i;

let platform: FakePlatform;
let routes: DeclaredRoute[];
let newCookie: () => Promise<string>;

beforeAll(async () => {
  platform = await startFakePlatform({ RATE_LIMIT_SCALE: '0', KIOSK_ENROLMENT: 'off' });
  routes = await declaredRoutes();
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  newCookie = async () => `${sessionCookieName()}=${await sealedSession('token', 'track')}`;
});
afterAll(() => platform.close());

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const asHeader = (value: unknown) =>
  asText(value)
    .replace(/[^\t\u0020-\u007e]/g, '?')
    .slice(0, 3000);
const asTexts = (value: unknown, write: (value: unknown) => string) =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, member]) => [name, write(member)]));
const isName = ([name]: [string, unknown]) => /^[\w-]+$/.test(name);

/** Requests of a route, by what it declares. */
function requestsOf({ method, declaration }: DeclaredRoute) {
  const part = (of: typeof declaration.body) => (of ? madeUp(of) : fc.constant({}));
  const body = declaration.body
    ? fc.oneof(
        { weight: 5, arbitrary: madeUp(declaration.body).map((value) => JSON.stringify(value) ?? '') },
        fc.constantFrom(...BROKEN_JSON),
      )
    : fc.constantFrom('', '{}', CANARY);
  return fc.record({
    params: part(declaration.params),
    query: part(declaration.query),
    oddQuery: fc.constantFrom(...ODD_QUERIES),
    headers: part(declaration.headers),
    body: method === 'GET' ? fc.constant(undefined) : body,
    key: fc.oneof(
      { weight: 4, arbitrary: fc.uuid() },
      fc.constantFrom('', '__proto__', CANARY, 'a'.repeat(129)),
    ),
    site: fc.constantFrom('kz-ru-web', 'kz-ru-web-1-takeaway', 'ge-ka-web-101-delivery', 'kz-kk-webview'),
    repetition: fc.constantFrom('', '1', '2'),
  });
}

type Input = ReturnType<typeof requestsOf> extends fc.Arbitrary<infer One> ? One : never;

async function send(route: DeclaredRoute, input: Input, cookie: string) {
  const declared = new URLSearchParams(asTexts(input.query, asText)).toString();
  const request = new NextRequest(`http://app.test/api/any?${[declared, input.oddQuery].join('&')}`, {
    method: route.method,
    headers: {
      cookie,
      'x-site': input.site,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'idempotency-key': asHeader(input.key),
      ...(input.repetition ? { 'x-repetition': input.repetition } : {}),
      ...Object.fromEntries(Object.entries(asTexts(input.headers, asHeader)).filter(isName)),
    },
    body: input.body,
  });
  const begun = process.cpuUsage();
  const response = await route.handler(request, { params: Promise.resolve(asTexts(input.params, asText)) });
  const text = await response.text();
  const { user, system } = process.cpuUsage(begun);
  return { response, text, spentUs: user + system };
}

async function expectPlainAnswers(route: DeclaredRoute, seed: number) {
  const cookie = await newCookie();
  for (const input of fc.sample(requestsOf(route), { numRuns: INPUTS, seed })) {
    const { response, text, spentUs } = await send(route, input, cookie);
    const what = `${route.name}: ${JSON.stringify(input).slice(0, 700)}`;
    const headers = JSON.stringify([...response.headers]);
    // 502 and 503 are the platform's, which knows nothing here.
    expect([what, response.status < 500 || [502, 503].includes(response.status)]).toEqual([what, true]);
    expect([what, INNER_WORDS.exec(text)]).toEqual([what, null]);
    expect([what, headers.includes(CANARY)]).toEqual([what, false]);
    expect([what, spentUs < HANG_US]).toEqual([what, true]);
  }
}

// In parts: a bound of time is for some routes, not for all of them.
test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'every route answers made-up input quickly, without a library’s message and without the input in a header (part %i)',
  async (part) => {
    expect(routes.length).toBeGreaterThan(70);
    for (const [index, route] of routes.entries())
      if (index % PARTS === part) await expectPlainAnswers(route, SEED * 1000 + index);
    expect(Object.prototype).not.toHaveProperty(CANARY);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  },
);
