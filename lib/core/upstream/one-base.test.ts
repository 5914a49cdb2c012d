/** @jest-environment node */
import { z } from 'zod';
import { env } from '@/lib/core/env/env';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { startFakePlatform, type FakePlatform } from './test-platform';

const DINER = { language: 'ru', country: 'kz' } as const;

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
  setTestSettings({ UPSTREAM_URL: `${platform.url}/gateway/` });
  platform.answer({ json: { data: 1 } });
});
afterAll(() => platform.close());

// Holds UP-09.
test('every call goes to the one base that is set, with its path and its caller', async () => {
  expect(env().upstreamUrl).toBe(`${platform.url}/gateway`);
  const { callUpstream, publicUpstream, userUpstream } = await import('./client');
  const { requestGeo } = await import('./geo');
  const { checkUpstream } = await import('./health');
  const call = { path: 'menu/v2/things', schema: z.unknown() };
  await callUpstream('get', DINER, call);
  await publicUpstream(DINER).ask(call);
  await publicUpstream(DINER).getFresh(call);
  await userUpstream({ ...DINER, accessToken: 'token' }).post(call);
  await requestGeo('ru', { path: 'geo/things', query: {}, schema: z.unknown() });
  await checkUpstream();
  expect(platform.calls.map(({ path }) => path)).toEqual([
    ...Array.from({ length: 4 }, () => '/gateway/menu/v2/things'),
    '/gateway/geo/things',
    '/gateway/locations/v2/towns',
  ]);
});
