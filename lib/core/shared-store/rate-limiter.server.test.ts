/** @jest-environment node */
import fc from 'fast-check';
import { createRateLimiter } from './rate-limiter.server';

const MINUTE_MS = 60_000;

function limiterAt(maxCallers = 100) {
  const clock = { ms: 5_000 };
  return { clock, limiter: createRateLimiter(maxCallers, () => clock.ms) };
}

describe('a caller', () => {
  test('may send a burst of requests, and then learns how long to wait', () => {
    const { limiter } = limiterAt();
    const waits = Array.from({ length: 12 }, () => limiter.take('one', 10, 60));
    expect(waits).toEqual([...Array<number>(10).fill(0), 6, 6]);
  });

  test('is welcome again after the wait, and after the whole time as often as at first', () => {
    const { clock, limiter } = limiterAt();
    for (let time = 0; time < 10; time += 1) limiter.take('one', 10, 60);
    clock.ms += 5_000;
    expect(limiter.take('one', 10, 60)).toBe(1);
    clock.ms += 1_000;
    expect(limiter.take('one', 10, 60)).toBe(0);
    clock.ms += MINUTE_MS;
    const waits = Array.from({ length: 11 }, () => limiter.take('one', 10, 60));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('is not affected by the requests of another', () => {
    const { limiter } = limiterAt();
    for (let time = 0; time < 50; time += 1) limiter.take('one', 10, 60);
    expect(limiter.take('other', 10, 60)).toBe(0);
  });

  test('never gets more through than one full time and what was paid off since', () => {
    const requested = fc.array(fc.nat(2_000), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(requested, fc.integer({ min: 1, max: 20 }), (pauses, requests) => {
        const { clock, limiter } = limiterAt();
        const begun = clock.ms;
        let passed = 0;
        for (const pause of pauses) {
          clock.ms += pause;
          if (limiter.take('one', requests, 10) === 0) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(requests + ((clock.ms - begun) / 10_000) * requests + 0.001);
      }),
    );
  });
});

describe('what is remembered', () => {
  test('is bounded, however many callers come', () => {
    const { limiter } = limiterAt(100);
    for (let caller = 0; caller < 10_000; caller += 1) limiter.take(`caller ${caller}`, 10, 60);
    expect(limiter.size()).toBe(100);
  });

  test('remembers callers that go on, refused or not, when it forgets others', () => {
    const { limiter } = limiterAt(3);
    limiter.take('busy', 1, 60);
    for (let caller = 0; caller < 20; caller += 1) {
      expect(limiter.take('busy', 1, 60)).toBe(60);
      limiter.take(`caller ${caller}`, 1, 60);
    }
  });
});
