import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from '@/lib/core/shared-store/once.server';
import { perProcess } from '@/lib/core/process/per-process';
import { env } from '@/lib/core/env/env';
import type { NetworkPrinter } from '@/lib/core/env/network-printers';
import { AppError } from '@/lib/core/errors/errors';
import { BusyError, createWorkQueue, type WorkQueue } from '@/lib/core/concurrency/work-queue.server';
import { warnThrottled } from '@/lib/core/log/throttled-log.server';
import { isPrintJob } from './print-job';
import { printFailed, type PrintFailure, type PrintOutcome } from './print-outcome';
import { printOverTcp } from './tcp-printer.server';

/** How long an outcome is remembered by its key. */
const REMEMBERED_SECONDS = 24 * 3600;
/** Jobs that wait for a printer, and how long one does. */
const MAX_WAITING = 8;
const MAX_WAIT_MS = 20_000;
/** How long a repetition waits for a job of another process: its turn, and a long slip. */
const MAX_JOB_MS = 60_000;
/** How long others believe that a key is being worked on: reading, drawing, the turn and a long slip. */
const UNDER_WAY_SECONDS = 120;

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

/** Once a key: gives the outcome of the work, or the one that stands. */
type Begin = (work: () => Promise<PrintOutcome>) => Promise<PrintOutcome>;

async function printInTurn(
  printer: NetworkPrinter,
  job: Uint8Array<ArrayBuffer> | PrintFailure,
  begin: Begin,
): Promise<PrintOutcome> {
  // A failure says that nothing is on paper, so it counts only where no earlier attempt has begun to print.
  const fail = (reason: PrintFailure) => begin(() => Promise.resolve(printFailed(reason)));
  if (typeof job === 'string') return fail(job);
  // Final check: the printer must receive only a slip.
  if (!isPrintJob(job)) throw new Error('no print job');
  const send = () => begin(() => printOverTcp(printer, job));
  try {
    return await queueOf(printer).run(send, AbortSignal.timeout(MAX_WAIT_MS));
  } catch (error) {
    if (error instanceof BusyError) return fail('busy');
    throw error;
  }
}

/** @throws AppError `request/invalid` for a key that was sent with another request */
function ofThisRequest<Done>(done: Done | null): Done {
  if (!done) throw new AppError('request/invalid', { details: { member: 'idempotency-key' } });
  return done;
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

/** Prints once per key, one job at a time. @throws AppError `request/invalid` if the key had other bytes */
export async function printOnce(
  venueId: number,
  { key, code, about, makeJob }: PrintAttempt,
): Promise<PrintOutcome> {
  const printer = env().kioskPrinters.get(venueId);
  if (!printer) return printFailed('not-chosen');
  if (!isSame(code, printer.code)) return printFailed('wrong-code');

  const name = digestOf(`${venueId} ${key}`).toString('base64url');
  const shared = {
    about: digestOf(about).toString('base64url'),
    ttlSeconds: ({ state }: PrintOutcome) => (state === 'failed' ? 0 : REMEMBERED_SECONDS),
    afterWait: (): Promise<PrintOutcome> => Promise.resolve({ state: 'unknown' }),
    pack: (outcome: PrintOutcome) => outcome.state,
    unpack: (state: string): PrintOutcome => ({ state: state === 'printed' ? 'printed' : 'unknown' }),
  };
  // A process that ends while it prints may have printed: that is never printed a second time.
  const printing = { ...shared, doingSeconds: REMEMBERED_SECONDS, waitMs: 0 };
  const begin: Begin = async (work) => ofThisRequest(await once(`print:${name}`, printing, work)).value;
  // One that ends before, while it reads or draws, has printed nothing: the key is free again soon.
  const whole = { ...shared, doingSeconds: UNDER_WAY_SECONDS, waitMs: MAX_JOB_MS };
  for (;;) {
    const job = ofThisRequest(
      await once(`slip:${name}`, whole, async () => printInTurn(printer, await makeJob(), begin)),
    );
    // The first caller retries a failed job, and the others wait.
    if (!job.isOwn && job.value.state === 'failed') continue;
    if (job.isOwn && job.value.state !== 'printed')
      warnThrottled(job.value.state === 'failed' ? job.value.reason : 'unknown', 'slip not printed');
    return job.value;
  }
}
