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
import { printFailed, type PrintOutcome } from './print-outcome';
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

const digestOf = (value: string | Uint8Array) => createHash('sha256').update(value).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));

async function printInTurn(printer: NetworkPrinter, bytes: Uint8Array<ArrayBuffer>): Promise<PrintOutcome> {
  try {
    return await queueOf(printer).run(() => printOverTcp(printer, bytes), AbortSignal.timeout(MAX_WAIT_MS));
  } catch (error) {
    if (error instanceof BusyError) return printFailed('busy');
    throw error;
  }
}

/**
 * Prints a job on the printer that the deployment names for a venue, one job at a time. The same key prints once: a repetition waits
 * for the first attempt and gets its outcome, unless that has printed nothing.
 * @throws AppError `request/invalid` for bytes that are no slip, and for a key that was sent with others
 */
export async function printOnce(
  venueId: number,
  { key, bytes, code }: { key: string; bytes: Uint8Array<ArrayBuffer>; code: string },
): Promise<PrintOutcome> {
  const printer = env().kioskPrinters.get(venueId);
  if (!printer) return printFailed('not-chosen');
  if (!isSame(code, printer.code)) return printFailed('wrong-code');
  if (!isPrintJob(bytes)) throw new AppError('request/invalid', { details: { member: 'body' } });

  const name = digestOf(`${venueId} ${key}`).toString('base64url');
  const rules = {
    about: digestOf(bytes).toString('base64url'),
    // Whoever printed and was not heard of again may have printed: that is never printed a second time.
    doingSeconds: REMEMBERED_SECONDS,
    keptSeconds: ({ state }: PrintOutcome) => (state === 'failed' ? 0 : REMEMBERED_SECONDS),
    waitMs: MAX_JOB_MS,
    afterWait: (): Promise<PrintOutcome> => Promise.resolve({ state: 'unknown' }),
    pack: (outcome: PrintOutcome) => outcome.state,
    unpack: (state: string): PrintOutcome => ({ state: state === 'printed' ? 'printed' : 'unknown' }),
  };
  for (;;) {
    const job = await once(`print:${name}`, rules, () => printInTurn(printer, bytes));
    if (!job) throw new AppError('request/invalid', { details: { member: 'idempotency-key' } });
    // What has printed nothing is tried again by whoever comes first, and the others wait for that.
    if (!job.isOwn && job.value.state === 'failed') continue;
    if (job.isOwn && job.value.state !== 'printed')
      warnThrottled(job.value.state === 'failed' ? job.value.reason : 'unknown', 'slip not printed');
    return job.value;
  }
}
