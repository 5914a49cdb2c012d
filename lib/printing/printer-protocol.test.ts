/** @jest-environment node */
import { printThrough } from './printer-protocol';

// Holds KIOSK-38.
test.each([
  ['5 seconds for a usual slip', 60_000, 5_000],
  ['as long as a slow printer takes for the longest', 1024 * 1024, 20_971],
])('a printer that answers has %s', async (_what, bytes, waitMs) => {
  const waits: number[] = [];
  const read = (ms: number) => {
    waits.push(Math.floor(ms));
    return Promise.resolve(waits.length === 1 ? 0x12 : 0);
  };
  const channel = { write: () => Promise.resolve(), read };
  expect(await printThrough(channel, new Uint8Array(bytes))).toEqual({ state: 'printed' });
  expect(waits).toEqual([800, waitMs]);
});
