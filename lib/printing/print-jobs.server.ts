import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from '@/lib/cache/once.server';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { env } from '@/lib/env/env';
import type { NetworkPrinter } from '@/lib/env/network-printers';
import { AppError } from '@/lib/errors/errors';
import { BusyError, createWorkQueue, type WorkQueue } from '@/lib/concurrency/work-queue.server';
import { warnThrottled } from '@/lib/log/throttled-log.server';
import { isPrintJob } from './print-job';
import { printFailed, type PrintFailure, type PrintOutcome } from './print-outcome';
import { printOverTcp } from './tcp-printer.server';

/** How long an outcome is remembered by its key. */
const REMEMBERED_SECONDS = 24 * 3600;
/** Jobs that wait for a printer, and how long one does. */
const MAX_WAITING = 8;
const MAX_WAIT_MS = 20_000;
/** How long a repetition waits for a job of another process: its turn, and a long slip. */
const MAX_JOB_MS = 40_000;

/** One a printer that the deployment names, so that there are no more than those. */
const queues = perProcess('printQueues', () => new Map<string, WorkQueue>());

function queueOf({ host, port }: NetworkPrinter): WorkQueue {
  const address = `${host}:${port}`;
  const queue = queues.get(address) ?? createWorkQueue(1, MAX_WAITING);
  queues.set(address, queue);
  return queue;
}

const digestOf = (value: string) => createHash('sha256').update(value).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));

async function printInTurn(
  printer: NetworkPrinter,
  job: Uint8Array<ArrayBuffer> | PrintFailure,
): Promise<PrintOutcome> {
  if (typeof job === 'string') return printFailed(job);
  // The last line: whatever made it, the printer gets nothing but a slip.
  if (!isPrintJob(job)) throw new Error('no print job');
  try {
    return await queueOf(printer).run(() => printOverTcp(printer, job), AbortSignal.timeout(MAX_WAIT_MS));
  } catch (error) {
    if (error instanceof BusyError) return printFailed('busy');
    throw error;
  }
}

interface PrintAttempt {
  key: string;
  /** The printer's, as the caller says it. */
  code: string;
  /** Tells requests by the same key apart. */
  about: string;
  /** Makes the bytes, where they are printed now; or says why there are none. */
  makeJob: () => Promise<Uint8Array<ArrayBuffer> | PrintFailure>;
}

/**
 * Prints a job on the printer that the deployment names for a venue, one job at a time. The same key prints once: a repetition waits
 * for the first attempt and gets its outcome, unless that has printed nothing.
 * @throws AppError `request/invalid` for a key that was sent with another request
 */
export async function printOnce(
  venueId: number,
  { key, code, about, makeJob }: PrintAttempt,
): Promise<PrintOutcome> {
  const printer = env().kioskPrinters.get(venueId);
  if (!printer) return printFailed('not-chosen');
  if (!isSame(code, printer.code)) return printFailed('wrong-code');

  const name = digestOf(`${venueId} ${key}`).toString('base64url');
  const rules = {
    about: digestOf(about).toString('base64url'),
    // Whoever printed and was not heard of again may have printed: that is never printed a second time.
    doingSeconds: REMEMBERED_SECONDS,
    keptSeconds: ({ state }: PrintOutcome) => (state === 'failed' ? 0 : REMEMBERED_SECONDS),
    waitMs: MAX_JOB_MS,
    afterWait: (): Promise<PrintOutcome> => Promise.resolve({ state: 'unknown' }),
    pack: (outcome: PrintOutcome) => outcome.state,
    unpack: (state: string): PrintOutcome => ({ state: state === 'printed' ? 'printed' : 'unknown' }),
  };
  for (;;) {
    const job = await once(`print:${name}`, rules, async () => printInTurn(printer, await makeJob()));
    if (!job) throw new AppError('request/invalid', { details: { member: 'idempotency-key' } });
    // What has printed nothing is tried again by whoever comes first, and the others wait for that.
    if (!job.isOwn && job.value.state === 'failed') continue;
    if (job.isOwn && job.value.state !== 'printed')
      warnThrottled(job.value.state === 'failed' ? job.value.reason : 'unknown', 'slip not printed');
    return job.value;
  }
}
