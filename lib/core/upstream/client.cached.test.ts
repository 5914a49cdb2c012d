/** @jest-environment node */
import { z } from 'zod';
import { answerCache } from '@/lib/core/cache/answer-cache.server';
import type { UpstreamContext } from './client';
import { startFakePlatform, type FakePlatform } from './test-platform';

const RULE = { tags: ['things'], revalidateSeconds: 60 };
const GUEST = { language: 'ru', country: 'kz' } as const satisfies UpstreamContext;
const CALL = { path: 'things/{id}', params: { id: 1 }, schema: z.unknown() };
const ALMATY = { latitude: 43.238949, longitude: 76.889709 };

let platform: FakePlatform;
let upstream: typeof import('./client');

beforeAll(async () => {
  platform = await startFakePlatform();
  upstream = await import('./client');
});
beforeEach(() => {
  platform.reset();
  answerCache().clear();
  platform.answer((response, { headers }) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: headers }));
  });
});
afterAll(() => platform.close());

const read = (
  context: Partial<UpstreamContext> = {},
  call: Partial<Parameters<typeof upstream.callUpstream>[2]> = {},
) => upstream.publicUpstream({ ...GUEST, ...context }).get({ ...CALL, ...call, cache: RULE });

test('the same call is sent once', async () => {
  expect(await read()).toEqual(await read());
  expect(platform.calls).toHaveLength(1);
});

test.each<[string, ...Parameters<typeof read>]>([
  ['another language', { language: 'en' }, {}],
  ['another device', { deviceId: 'device-0001' }, {}],
  ['coordinates', { coordinates: ALMATY }, {}],
  ['another value in the path', {}, { params: { id: 2 } }],
  ['a query', {}, { query: { filter: { service: 4 } } }],
  ['a header that changes the answer', {}, { headers: { 'X-Country-Code': 'kz' } }],
])('%s has an answer of its own', async (_what, context, call) => {
  const plain = await read();
  const other = await read(context, call);
  expect(platform.calls).toHaveLength(2);
  expect(await read()).toEqual(plain);
  expect(await read(context, call)).toEqual(other);
  expect(platform.calls).toHaveLength(2);
});

test.each<[string, Partial<UpstreamContext>, Partial<UpstreamContext>]>([
  ['devices', { deviceId: 'device-0001' }, { deviceId: 'device-0002' }],
  ['places', { coordinates: ALMATY }, { coordinates: { ...ALMATY, latitude: 43.238948 } }],
])('diners of two %s share no answer', async (_what, one, other) => {
  const answers = [await read(one), await read(other)];
  expect(answers[0]).not.toEqual(answers[1]);
  expect(platform.calls).toHaveLength(2);
});

test('a cached answer is fetched without the token of the diner for whom it is read', async () => {
  await read({ accessToken: 'token-1' });
  await read({ accessToken: 'token-2' });
  expect(platform.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test('a signed-in diner’s own answer comes from the platform each time', async () => {
  for (const accessToken of ['token-1', 'token-2', 'token-1'])
    await upstream.userUpstream({ ...GUEST, accessToken }).get(CALL);
  expect(platform.calls.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-2',
    'Bearer token-1',
  ]);
});
