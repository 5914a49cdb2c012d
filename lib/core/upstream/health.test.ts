/** @jest-environment node */
import { startFakePlatform, type FakePlatform } from './test-platform';

let platform: FakePlatform;
let health: typeof import('./health');

beforeAll(async () => {
  platform = await startFakePlatform();
  health = await import('./health');
});
afterAll(() => platform.close());

test('the health of the platform is requested once a second, however many want to know it', async () => {
  platform.answer({ status: 500, json: {} });
  const many = await Promise.all(Array.from({ length: 20 }, () => health.checkUpstream()));
  expect(many.every(Boolean)).toBe(true);
  expect(await health.checkUpstream()).toBe(true);
  expect(platform.calls).toHaveLength(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1001);
  await health.checkUpstream();
  expect(platform.calls).toHaveLength(2);
});
