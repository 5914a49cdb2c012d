import { recordServerDate, nowMs } from './now';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const HOUR_MS = 3_600_000;
const deviceAt = (atMs: number) => jest.spyOn(Date, 'now').mockReturnValue(atMs);
const serverAt = (atMs: number) => recordServerDate(new Date(atMs).toUTCString());

beforeEach(() => (globalThis.serverAheadMs = undefined));

// Holds TIME-11.
describe('the moment', () => {
  test.each([-3, -1, 1, 3])('is the server’s on a device that is %i hours wrong', (hours) => {
    deviceAt(NOON + hours * HOUR_MS);
    serverAt(NOON);
    expect(nowMs()).toBe(NOON);
    deviceAt(NOON + hours * HOUR_MS + 5000);
    expect(nowMs()).toBe(NOON + 5000);
  });

  test.each([null, '', 'soon'])('is the device’s without an answer that says it: %j', (date) => {
    deviceAt(NOON);
    recordServerDate(date);
    expect(nowMs()).toBe(NOON);
  });

  test('is the device’s own to the millisecond where its clock is right to half a minute', () => {
    deviceAt(NOON + 29_000);
    serverAt(NOON);
    expect(nowMs()).toBe(NOON + 29_000);
  });

  test('does not jump by the way of later answers', () => {
    deviceAt(NOON + HOUR_MS);
    serverAt(NOON);
    serverAt(NOON - 20_000);
    expect(nowMs()).toBe(NOON);
  });

  test('follows a clock that is set meanwhile', () => {
    deviceAt(NOON + HOUR_MS);
    serverAt(NOON);
    deviceAt(NOON + 60_000);
    serverAt(NOON + 60_000);
    expect(nowMs()).toBe(NOON + 60_000);
  });
});
