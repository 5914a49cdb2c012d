/** @jest-environment node */
import { createEmbeddedStore } from '@/lib/cache/embedded-store.mjs';
import type { createOnce } from '@/lib/cache/once.server';
import { emptyInProcess } from '@/lib/cache/test-per-process';
import { turns } from '@/lib/concurrency/test-turns';
import { setTestSettings } from '@/lib/env/test-settings';
import { MINUTE_MS } from '@/lib/time/duration';
import type { printOnce } from './print-jobs.server';
import type { PrintFailure, PrintOutcome } from './print-outcome';

let once: ReturnType<typeof createOnce>;
jest.mock('@/lib/cache/once.server', () => ({
  ...jest.requireActual<object>('@/lib/cache/once.server'),
  once: (...asked: Parameters<typeof once>) => once(...asked),
}));
const sent = jest.fn<Promise<PrintOutcome>, []>();
jest.mock('./tcp-printer.server', () => ({ printOverTcp: () => sent() }));

const JOB = Uint8Array.of(0x1b, 0x40, 0x41, 0x0a, 0x1d, 0x56, 0);
const PRINTED: PrintOutcome = { state: 'printed' };
const never = () => new Promise<never>(() => undefined);

let printing: typeof printOnce;
let store: ReturnType<typeof createEmbeddedStore>;
/** The store outlives a process; what it was doing does not. */
let beginProcess: () => void;
beforeAll(async () => {
  setTestSettings({ KIOSK_PRINTERS: '3107=127.0.0.1:9@blue-kettle,3108=127.0.0.1:10@blue-kettle' });
  printing = (await import('./print-jobs.server')).printOnce;
  const { createOnce: create } = await import('@/lib/cache/once.server');
  beginProcess = () => (once = create(store));
});
beforeEach(() => {
  store = createEmbeddedStore();
  beginProcess();
  sent.mockReset().mockResolvedValue(PRINTED);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
});

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
  test('while it made the slip is printed, and once only', async () => {
    void print(never);
    await endProcess();
    expect(await print()).toEqual(PRINTED);
    expect(await print()).toEqual(PRINTED);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('while it waited for its turn is printed', async () => {
    sent.mockReturnValueOnce(never());
    void printing(3108, { key: 'print-before', code: 'blue-kettle', about: '', makeJob: makeSlip });
    await turns();
    void print(undefined, 3108);
    await endProcess();
    expect(sent).toHaveBeenCalledTimes(1);
    // The queue ends with its process.
    emptyInProcess('printQueues');
    expect(await print(undefined, 3108)).toEqual(PRINTED);
  });

  test('while it printed is never printed again, and never said to have failed', async () => {
    sent.mockReturnValueOnce(never());
    void print();
    await endProcess();
    expect(await print(() => Promise.resolve('unreadable'))).toEqual({ state: 'unknown' });
    expect(await print()).toEqual({ state: 'unknown' });
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
