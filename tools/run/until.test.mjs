/** @jest-environment node */
import { until } from './until.mjs';

test('looks until it is so, and says after how long', async () => {
  let looks = 0;
  const afterMs = await until(() => Promise.resolve((looks += 1) === 4), { everyMs: 20 });
  expect(looks).toBe(4);
  expect(afterMs).toBeGreaterThanOrEqual(55);
});

test('gives up when the time is over', async () => {
  const begun = performance.now();
  expect(await until(() => false, { timeoutMs: 60, everyMs: 5 })).toBeUndefined();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(60);
});

test('passes on what a look throws', async () => {
  const look = () => Promise.reject(new Error('broken'));
  await expect(until(look)).rejects.toThrow('broken');
});
