/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { beginEvenly, closedLoop, mapConcurrent, openLoop } from './concurrency.mjs';

test('a list is gone through so many at a time, and the results are in its order', async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrent(
    [30, 5, 20, 1, 10],
    async (ms, index) => {
      most = Math.max(most, (running += 1));
      await pause(ms);
      running -= 1;
      return `${index}: ${ms}`;
    },
    2,
  );
  expect(results).toEqual(['0: 30', '1: 5', '2: 20', '3: 1', '4: 10']);
  expect(most).toBe(2);
});

test('work in lanes is counted, but for what gives false', async () => {
  const numbers = [];
  const begun = performance.now();
  const perSecond = await closedLoop(
    async (number) => {
      numbers.push(number);
      await pause(5);
      return number % 2 === 0;
    },
    2,
    100,
  );
  const seconds = (performance.now() - begun) / 1000;
  const counted = numbers.filter((number) => number % 2 === 0).length;
  expect(numbers).toEqual(numbers.map((_, index) => index));
  // What was measured here is a little longer.
  expect(perSecond * seconds).toBeGreaterThan(counted - 0.01);
  expect(perSecond * seconds).toBeLessThan(counted * 1.5);
});

test('work begins at even intervals, whether what was begun before is done or not', async () => {
  const finish = [];
  const work = (number) => new Promise((resolve) => finish.push(() => resolve(number)));
  const begun = performance.now();
  const running = await beginEvenly(work, 100, 60);
  expect(performance.now() - begun).toBeGreaterThan(45);
  expect(finish).toHaveLength(6);
  for (const finishOne of finish) finishOne();
  expect(await Promise.all(running)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('work that fails is told when all of it is waited for', async () => {
  const work = (number) => (number === 0 ? Promise.reject(new Error('broken')) : pause(1));
  await expect(openLoop(work, 100, 50)).rejects.toThrow('broken');
});
