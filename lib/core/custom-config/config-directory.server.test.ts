/** @jest-environment node */
import { afterMinutes } from '@/lib/core/process/test-per-process';
import { fakePauses } from '@/lib/core/time/test-timers';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const CONFIG = { services: [1], brand_id: 51, analytics: null };
const pathOf = (code: string) => `/takeaway/v1/custom-configs/${code}`;

let platform: FakePlatform;
let knownConfig: typeof import('@/lib/core/custom-config/config-directory.server').knownConfig;
beforeAll(async () => {
  platform = await startFakePlatform();
  ({ knownConfig } = await import('@/lib/core/custom-config/config-directory.server'));
  platform.answer({ json: { data: CONFIG } }, pathOf('aq-site'));
  platform.answer({ status: 404, json: { errors: [{ status: '404', code: 'not_found' }] } });
});
afterAll(() => platform.close());
const requestCount = (code: string) => platform.calls.filter(({ path }) => path === pathOf(code)).length;

test('a known configuration is requested once, however many made-up codes come meanwhile', async () => {
  await expect(knownConfig('aq-site')).resolves.toMatchObject({ brandId: 51 });
  for (let made = 0; made < 600; made += 20) {
    const codes = Array.from({ length: 20 }, (_, index) => `made-up-${made + index}`);
    expect(new Set(await Promise.all(codes.map(knownConfig)))).toEqual(new Set([null]));
  }
  await expect(knownConfig('aq-site')).resolves.toMatchObject({ brandId: 51 });
  expect(requestCount('aq-site')).toBe(1);
});

test('a made-up code is requested once while it is remembered', async () => {
  await knownConfig('made-up-again');
  await knownConfig('made-up-again');
  expect(requestCount('made-up-again')).toBe(1);
});

// Holds UP-13.
test('a known configuration is looked up again behind the visit, and repeated when that fails', async () => {
  await expect(knownConfig('aq-site')).resolves.toMatchObject({ brandId: 51 });
  const renewed = { ...CONFIG, brand_id: 14 };
  platform.answer([{ status: 500, json: {} }, { json: { data: renewed } }], pathOf('aq-site'));
  const before = requestCount('aq-site');
  afterMinutes(11);
  await expect(knownConfig('aq-site')).resolves.toMatchObject({ brandId: 51 });
  fakePauses();
  while ((await knownConfig('aq-site'))?.brandId !== renewed.brand_id)
    await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  expect(requestCount('aq-site')).toBe(before + 2);
});

test('a configuration that a visit waits for is not looked up for longer than the visit', async () => {
  platform.answer({ status: 500, json: {} }, pathOf('silent'));
  fakePauses();
  await expect(knownConfig('silent')).resolves.toBeNull();
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  await knownConfig('requested-later');
  expect(requestCount('silent')).toBe(1);
});
