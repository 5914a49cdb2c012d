/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { eachWithin } from './each-within.server';

describe('a question about many things', () => {
  test('has what came in time, without what is slow or unknown', async () => {
    let late: AbortSignal | undefined;
    const begun = performance.now();
    const found = await eachWithin(['quick', 'unknown', 'slow'], 50, async (name, signal) => {
      if (name === 'unknown') return null;
      if (name === 'slow') {
        late = signal;
        await pause(400);
      }
      return name.length;
    });
    expect([...found]).toEqual([['quick', 5]]);
    expect(performance.now() - begun).toBeLessThan(350);
    expect(late?.aborted).toBe(true);
    await pause(450);
    expect(found.size).toBe(1);
  });

  test('does not wait on where all has come', async () => {
    const begun = performance.now();
    const found = await eachWithin([1, 2, 3], 5000, (number) => Promise.resolve(number * 2));
    expect([...found.values()]).toEqual([2, 4, 6]);
    expect(performance.now() - begun).toBeLessThan(2500);
  });
});
