/** @jest-environment node */
import { eachWithin } from './each-within.server';

describe('a question about many things', () => {
  test('has what came in time, without what is slow or unknown', async () => {
    let late: AbortSignal | undefined;
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const found = await eachWithin(
      ['quick', 'unknown', 'slow'],
      50,
      async (name, signal) => {
        if (name === 'unknown') return null;
        if (name === 'slow') {
          late = signal;
          await slow;
        }
        return name.length;
      },
      () => {},
    );
    expect([...found]).toEqual([['quick', 5]]);
    expect(late?.aborted).toBe(true);
    finish();
    await new Promise(setImmediate);
    expect(found.size).toBe(1);
  });

  test('does not wait on where all has come', async () => {
    // An hour: a test that waited for it would be ended as one that hangs.
    const found = await eachWithin(
      [1, 2, 3],
      3_600_000,
      (number) => Promise.resolve(number * 2),
      () => {},
    );
    expect([...found.values()]).toEqual([2, 4, 6]);
  });

  test('names what failed in time, and goes on without it', async () => {
    const onFailure = jest.fn();
    const broken = new Error('broken');
    const load = (number: number) => (number === 1 ? Promise.reject(broken) : Promise.resolve(number));
    expect([...(await eachWithin([1, 2], 3_600_000, load, onFailure)).keys()]).toEqual([2]);
    expect(onFailure.mock.calls).toEqual([[1, broken]]);
  });
});
