/** @jest-environment node */
import type { Socket } from 'node:net';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';
import { emptyInProcess, forgetInProcess } from '@/lib/core/process/test-per-process';
import { until } from '@/lib/core/shared-store/test-stores';
import { turns } from '@/lib/core/concurrency/test-turns';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { MINUTE_MS } from '@/lib/core/time/duration';
import type { printOnce } from './print-jobs.server';
import type { PrintFailure, PrintOutcome } from './print-outcome';
import { queriesPaperInTurn, answers, startTestPrinter, type Behaviour } from './test-printer';

const JOB = Uint8Array.of(0x1b, 0x40, 0x41, 0x0a, 0x1d, 0x56, 0);
const PRINTED: PrintOutcome = { state: 'printed' };
const never = () => new Promise<never>(() => undefined);

let printing: typeof printOnce;
let printer: Awaited<ReturnType<typeof startTestPrinter>>;
/** How many jobs the printer was sent. */
const sent = () => printer.state.open + printer.state.received.length;
/** The jobs that the ended process has begun, and the printer's side of them. */
const begun: Promise<PrintOutcome>[] = [];
const held: Socket[] = [];
/** Takes the job, and does not come to its end. */
const hold: Behaviour = (socket, bytes) => {
  if (queriesPaperInTurn(bytes)) held.push(socket);
  else answers(socket, bytes);
};

/** The shared store outlives a process; what it was doing does not. */
function beginProcess() {
  forgetInProcess('once');
  emptyInProcess('printQueues');
}
beforeAll(async () => {
  printer = await startTestPrinter();
  const address = `127.0.0.1:${printer.port}@blue-kettle`;
  setTestSettings({ KIOSK_PRINTERS: `3107=${address},3108=${address}` });
  printing = (await import('./print-jobs.server')).printOnce;
});
beforeEach(() => {
  printer.reset();
  beginProcess();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await releaseHeld();
  await sharedStore().close();
  forgetInProcess('sharedStore');
});
afterAll(() => printer.close());

/** The printer drops what it holds; all that was begun comes to its end. */
async function releaseHeld() {
  held.splice(0).forEach((socket) => socket.destroy());
  await Promise.all(begun.splice(0));
}
const makeSlip = (): Promise<typeof JOB | PrintFailure> => Promise.resolve(JOB);
const print = (makeJob = makeSlip, venueId = 3107) =>
  printing(venueId, { key: 'print-0123456789', code: 'blue-kettle', about: 'order', makeJob });

/** The process ends, and another one begins a few minutes later. */
async function endProcess() {
  await turns();
  beginProcess();
  const laterMs = Date.now() + 3 * MINUTE_MS;
  jest.spyOn(Date, 'now').mockReturnValue(laterMs);
}

// Holds KIOSK-38.
describe('a key whose process ended', () => {
  test('a key whose process ended while it made the slip is printed, and once only', async () => {
    void print(never);
    await endProcess();
    expect(await print()).toEqual(PRINTED);
    expect(await print()).toEqual(PRINTED);
    expect(sent()).toBe(1);
  });

  test('a key whose process ended while it waited for its turn is printed', async () => {
    printer.state.behave = hold;
    begun.push(printing(3108, { key: 'print-before', code: 'blue-kettle', about: '', makeJob: makeSlip }));
    await until(() => held.length === 1);
    begun.push(print(undefined, 3108));
    await endProcess();
    expect(sent()).toBe(1);
    printer.state.behave = answers;
    expect(await print(undefined, 3108)).toEqual(PRINTED);
    await releaseHeld();
    expect(sent()).toBe(2);
  });

  test('a key whose process ended while it printed is never printed again, and never said to have failed', async () => {
    printer.state.behave = hold;
    begun.push(print());
    await until(() => held.length === 1);
    await endProcess();
    expect(await print(() => Promise.resolve('unreadable'))).toEqual({ state: 'unknown' });
    expect(await print()).toEqual({ state: 'unknown' });
    expect(sent()).toBe(1);
  });
});
