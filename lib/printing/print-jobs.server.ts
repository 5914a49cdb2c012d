import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { env } from '@/lib/env/env';
import type { NetworkPrinter } from '@/lib/env/network-printers';
import { AppError } from '@/lib/errors/errors';
import { BusyError, createWorkQueue, type WorkQueue } from '@/lib/images/work-queue.server';
import { warnThrottled } from '@/lib/log/throttled-log.server';
import { isPrintJob } from './print-job';
import { printFailed, type PrintOutcome } from './print-outcome';
import { printOverTcp } from './tcp-printer.server';

/** Outcomes that are remembered by their key, the oldest go first; and how long. */
const MAX_REMEMBERED = 5_000;
const REMEMBERED_MS = 24 * 3600 * 1000;
/** Jobs that wait for a printer, and how long one does. */
const MAX_WAITING = 8;
const MAX_WAIT_MS = 20_000;

interface RememberedJob {
  digest: string;
  outcome: Promise<PrintOutcome>;
}

const jobs = perProcess(
  'printJobs',
  () => new LRUCache<string, RememberedJob>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS }),
);
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

  const name = `${venueId} ${key}`;
  const digest = digestOf(bytes).toString('base64');
  for (let known = jobs.get(name); known; known = jobs.get(name)) {
    if (known.digest !== digest)
      throw new AppError('request/invalid', { details: { member: 'idempotency-key' } });
    const outcome = await known.outcome;
    if (outcome.state !== 'failed') return outcome;
    // Whoever comes first tries again, and the others wait for that.
    if (jobs.get(name) === known) jobs.delete(name);
  }
  const outcome = printInTurn(printer, bytes);
  jobs.set(name, { digest, outcome });
  const result = await outcome;
  if (result.state !== 'printed')
    warnThrottled(result.state === 'failed' ? result.reason : 'unknown', 'slip not printed');
  return result;
}
