import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, waitUntilReady } from './processes.mjs';
import { programPath } from './programs.mjs';

const timeoutMs = 10_000;
const configuration = fileURLToPath(new URL('../../deploy/redis.conf', import.meta.url));

/** An empty, throw-away Redis with the configuration of deploy/, on a socket in the folder; what an earlier one has written is lost. */
export async function startRedis(folder, logFolder) {
  const url = join(folder, 'redis.sock');
  const data = join(folder, 'redis');
  for (const left of [url, data]) rmSync(left, { recursive: true, force: true });
  mkdirSync(data);
  const place = ['--port', '0', '--unixsocket', url, '--dir', data];
  const service = startService('Redis', [programPath('redis'), configuration, ...place], {
    logFile: join(logFolder, 'redis.log'),
  });
  await waitUntilReady(service, () => existsSync(url), { timeoutMs });
  return { service, url };
}
