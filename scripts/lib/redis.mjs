import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from './processes.mjs';
import { programPath } from './programs.mjs';

const timeoutMs = 10_000;

/** Everything in it has an end: when it is full, what ends soonest goes first. */
const bounds = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-ttl'];

/**
 * Starts a throw-away Redis on a socket in the folder.
 * @returns its service, and its address as REDIS_URL names it
 */
export async function startRedis(folder, logFolder) {
  const url = join(folder, 'redis.sock');
  // One that was killed has left it there.
  rmSync(url, { force: true });
  const place = ['--port', '0', '--unixsocket', url, '--dir', folder, '--save', ''];
  const service = startService('Redis', [programPath('redis-server'), ...place, ...bounds], {
    logFile: join(logFolder, 'redis.log'),
  });
  const deadline = Date.now() + timeoutMs;
  while (!existsSync(url)) {
    if (Date.now() > deadline || service.child.exitCode !== null) throw new Error('Redis did not start');
    await pause(50);
  }
  return { service, url };
}
