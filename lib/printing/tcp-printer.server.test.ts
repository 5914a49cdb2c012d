/** @jest-environment node */
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { printOverTcp } from './tcp-printer.server';

jest.mock('node:net', () => ({ connect: jest.fn() }));

/** A printer that answers nothing, and takes bytes only as fast as it prints them. */
function startSlowPrinter(bytesPerMs: number): { bytes: number } {
  const taken = { bytes: 0 };
  const socket = new Duplex({
    read: () => undefined,
    write(piece: Buffer, _encoding, done) {
      taken.bytes += piece.length;
      setTimeout(done, piece.length / bytesPerMs);
    },
  });
  jest.mocked(connect).mockReturnValue(socket as never);
  setTimeout(() => socket.emit('connect'));
  return taken;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function print(bytes: number) {
  const outcome = printOverTcp({ host: 'printer', port: 9100, code: '' }, new Uint8Array(bytes));
  await jest.advanceTimersByTimeAsync(300_000);
  return outcome;
}

// Holds KIOSK-38.
test('waits for a long slip as long as the printer keeps taking it', async () => {
  const taken = startSlowPrinter(8);
  expect(await print(256 * 1024)).toEqual({ state: 'printed' });
  expect(taken.bytes).toBe(3 + 256 * 1024);
});

test('a printer that takes next to nothing is given up', async () => {
  startSlowPrinter(2);
  expect(await print(256 * 1024)).toEqual({ state: 'unknown' });
});
