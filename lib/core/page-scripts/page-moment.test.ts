import { nowMs } from '@/lib/core/time/now';
import { pageMoment } from '@/lib/core/time/page-moment';
import { RECORD_MOMENT } from './page-moment.mjs';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const HOUR_MS = 3_600_000;
const ANSWERED_MS = 250;

/** Runs the page's script: on a device whose clock is that many hours ahead, after a page that the server has sent at noon. */
function load(hours: number, part: object = {}): void {
  const [, seconds] = /^now;dur=([\d.]+)$/.exec(pageMoment(NOON)) ?? [];
  const page = {
    type: 'navigate',
    responseStart: ANSWERED_MS,
    serverTiming: [{ name: 'now', duration: Number(seconds) }],
    ...part,
  };
  jest.spyOn(Date, 'now').mockReturnValue(NOON + hours * HOUR_MS);
  const clock: object = { timeOrigin: NOON + hours * HOUR_MS - ANSWERED_MS, getEntriesByType: () => [page] };
  jest.spyOn(globalThis, 'performance', 'get').mockReturnValue(clock as Performance);
  (0, eval)(RECORD_MOMENT);
}

beforeEach(() => (globalThis.serverAheadMs = undefined));

// Holds TIME-11.
describe('a page', () => {
  test.each([-3, -1, 0, 1, 3])('has the server’s moment on a device that is %i hours wrong', (hours) => {
    load(hours);
    expect(nowMs()).toBe(NOON);
  });

  test('restored by the back button keeps the device’s clock, since its moment may be over', () => {
    load(0, { type: 'back_forward', serverTiming: [{ name: 'now', duration: NOON / 1000 - 7200 }] });
    expect(globalThis.serverAheadMs).toBeUndefined();
  });

  test.each([
    ['names no moment', { serverTiming: [] }],
    ['is of a browser that does not tell', { serverTiming: undefined }],
  ])('a page that %s leaves the device’s clock', (_what, part) => {
    load(3, part);
    expect(nowMs()).toBe(NOON + 3 * HOUR_MS);
  });

  test('works in a browser without such entries', () => {
    jest.spyOn(globalThis, 'performance', 'get').mockReturnValue({} as Performance);
    expect(() => (0, eval)(RECORD_MOMENT) as unknown).not.toThrow();
  });
});
