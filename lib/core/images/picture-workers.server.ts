import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { isNamed } from '@/lib/core/errors/own-error';
import type { PictureFormat } from './picture-request';

/** The time for one picture; the largest that we take needs a second. */
const JOB_MS = 6000;
/** A process that has had nothing to do for so long ends and gives its memory back. */
const IDLE_MS = 300_000;
const SCRIPT = 'lib/core/images/picture-worker.mjs';
/** All that a worker process needs of the environment: it reads untrusted bytes, so it gets none of our secrets. */
const WORKER_ENVIRONMENT = {
  NODE_ENV: 'production',
  // Its one thread that draws; with an arena for each thread glibc never gives memory back.
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '2',
} as const;

/** A raster, and its type by its first bytes. */
export interface Raster {
  bytes: Buffer;
  mediaType: string;
}

export type PictureJob =
  | { kind: 'picture'; original: Raster; width: number; format: PictureFormat; wantsColours: boolean }
  | {
      kind: 'preview';
      cover: Raster | null;
      /** Our own, as SVG. */
      drawing: string;
      width: number;
      height: number;
      background: string;
    }
  /** Our own, as SVG, on white: dots as red, green, blue and opacity, row by row. */
  | { kind: 'dots'; drawing: string };

export interface Drawn {
  bytes: Buffer;
  /** Nine hexadecimal digits; null where they were not requested, or the picture is transparent. */
  colours: string | null;
}

/** The library read the original and says that it draws no picture of it; every other failure says nothing of the original. */
export class UndrawableError extends Error {
  override name = 'UndrawableError';
  static override [Symbol.hasInstance](value: unknown): value is UndrawableError {
    return isNamed(value, 'UndrawableError');
  }
}

/** The picture took longer than any of ours may, and was ended. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

export interface PictureWorkers {
  /** Draws in another process. @throws UndrawableError, TooSlowError, or Error if the process ended */
  draw(job: PictureJob): Promise<Drawn>;
  /** Processes there are, busy or not. */
  pids(): number[];
  /** Ends them all. */
  close(): void;
}

function isDrawn(answer: unknown): answer is Drawn {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && Buffer.isBuffer(answer.bytes);
}

const problemOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'problem' in answer ? String(answer.problem) : 'no answer';

/** A process that waits for jobs does not keep the server from ending. */
function start(): ChildProcess {
  // Imported, it would have the bundler look for the script as a module of its own.
  const { fork } = process.getBuiltinModule('node:child_process');
  const worker = fork(join(process.cwd(), SCRIPT), [], {
    serialization: 'advanced',
    env: WORKER_ENVIRONMENT,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  worker.on('error', () => worker.kill('SIGKILL'));
  return worker;
}

function hold(worker: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}

/** Opens the processes that draw pictures: each is started at the first need of it, and the picture that hangs dies with its own. */
export function openPictureWorkers({ jobMs = JOB_MS, idleMs = IDLE_MS } = {}): PictureWorkers {
  const all = new Set<ChildProcess>();
  /** With what ends them after a while. */
  const idle = new Map<ChildProcess, ReturnType<typeof setTimeout>>();

  const begin = () => {
    const worker = start();
    all.add(worker);
    worker.on('exit', () => {
      all.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    return worker;
  };
  /** Ends a process that has nothing to do; until it is gone it gets nothing to do either. */
  const dismiss = (worker: ChildProcess) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.kill('SIGKILL');
  };
  const release = (worker: ChildProcess) => {
    hold(worker, false);
    idle.set(worker, setTimeout(() => dismiss(worker), idleMs).unref());
  };
  const take = () => {
    const worker = [...idle.keys()].at(-1) ?? begin();
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    hold(worker, true);
    return worker;
  };

  return {
    draw(job) {
      const worker = take();
      return new Promise<Drawn>((resolve, reject) => {
        const settle = (end: () => void) => {
          clearTimeout(timer);
          worker.off('message', onAnswer);
          worker.off('exit', onExit);
          end();
        };
        const stop = (reason: Error) =>
          settle(() => {
            worker.kill('SIGKILL');
            reject(reason);
          });
        const onExit = () => settle(() => reject(new Error('the process ended')));
        const onAnswer = (answer: unknown) =>
          settle(() => {
            release(worker);
            if (isDrawn(answer)) resolve(answer);
            else reject(new UndrawableError(problemOf(answer)));
          });
        const timer = setTimeout(() => stop(new TooSlowError()), jobMs);
        worker.on('message', onAnswer);
        worker.on('exit', onExit);
        worker.send(job, (error) => {
          if (error) stop(error);
        });
      });
    },
    pids: () => [...all].flatMap(({ pid }) => pid ?? []),
    close: () => all.forEach(dismiss),
  };
}
