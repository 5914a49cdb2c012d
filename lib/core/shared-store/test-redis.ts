import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/* A real Redis for tests, on a socket in a folder of its own, so that no port has to be free. */

/** Whatever becomes of a test, none outlives it. */
const started = new Set<ChildProcess>();
process.once('exit', () => started.forEach((child) => child.kill('SIGKILL')));

export interface TestRedis {
  /** As REDIS_URL names it. */
  url: string;
  /** Nothing is answered any more, and the connections stay open. */
  freeze: () => void;
  thaw: () => void;
  /** Ends it with all its data. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it. @param options more arguments of redis-server */
export async function startRedis(...options: string[]): Promise<TestRedis> {
  const program = PROGRAM_PATHS.redis;
  if (!program) throw new Error('no Redis server on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-redis-'));
  const socket = join(folder, 'socket');
  let child: ChildProcess;
  const start = async () => {
    const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder];
    child = spawn(program, [...settings, ...options], { stdio: 'ignore' });
    child.unref();
    started.add(child);
    for (let left = 1_200; !existsSync(socket); left -= 1) {
      if (left === 0 || child.exitCode !== null) throw new Error('Redis did not start');
      await pause(25);
    }
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(socket, { force: true });
  };
  await start();
  return {
    url: socket,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill,
    start,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
