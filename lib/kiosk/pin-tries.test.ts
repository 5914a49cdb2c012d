import { MINUTE_MS, SECOND_MS } from '@/lib/core/time/duration';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { pauseAfterMs, pauseLeftMs, triesLeft, tryStaffPin } from './pin-tries';

const PIN = { kind: 'plain', digits: '4321' } as const;
const NOW = 1_800_000_000_000;
let now: jest.SpyInstance<number, []>;

beforeEach(() => {
  emptyStorage();
  now = jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

const fail = async (times: number) => {
  for (let count = 0; count < times; count += 1) await tryStaffPin('0000', PIN);
};

test.each([
  [0, 0],
  [4, 0],
  [5, 30 * SECOND_MS],
  [6, MINUTE_MS],
  [9, 8 * MINUTE_MS],
  [10, 15 * MINUTE_MS],
  [200, 15 * MINUTE_MS],
])('after %i wrong tries the pause is %i ms', (wrong, lengthMs) => {
  expect(pauseAfterMs(wrong)).toBe(lengthMs);
});

// Holds KIOSK-20.
describe('tries of the PIN', () => {
  test('are five, then wait, and the right one waits as well', async () => {
    await fail(4);
    expect([triesLeft(), pauseLeftMs(NOW)]).toEqual([1, 0]);
    await fail(1);
    expect([triesLeft(), pauseLeftMs(NOW)]).toEqual([0, 30 * SECOND_MS]);
    await expect(tryStaffPin('4321', PIN)).resolves.toBe('paused');
    now.mockReturnValue(NOW + 30 * SECOND_MS);
    await expect(tryStaffPin('0000', PIN)).resolves.toBe('wrong');
    expect(pauseLeftMs(NOW + 30 * SECOND_MS)).toBe(MINUTE_MS);
    now.mockReturnValue(NOW + 90 * SECOND_MS);
    await expect(tryStaffPin('4321', PIN)).resolves.toBe('right');
    expect([triesLeft(), pauseLeftMs(NOW)]).toEqual([5, 0]);
  });

  test('outlive a reload, also one in the middle of a try, and hold no digits', async () => {
    const running = Array.from({ length: 5 }, () => tryStaffPin('9876', PIN));
    // They are not verified yet.
    expect(localStorage.getItem('kioskPinTries')).toBe(
      JSON.stringify({ wrong: 5, pausedUntilMs: NOW + 30 * SECOND_MS }),
    );
    await Promise.all(running);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('9876');
  });

  test('wait no longer than that after a clock that went back', async () => {
    await fail(5);
    const before = NOW - 24 * 60 * MINUTE_MS;
    expect(pauseLeftMs(before)).toBe(30 * SECOND_MS);
    expect(pauseLeftMs(before + 20 * SECOND_MS)).toBe(10 * SECOND_MS);
  });
});
