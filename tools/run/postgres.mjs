import { chownSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { memoryFolder } from './memory-folder.mjs';
import { freePort } from './ports.mjs';
import { runToEnd, startService, stopService, waitUntilReady } from './processes.mjs';
import { programPath } from './programs.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const timeoutMs = 30_000;

/** PostgreSQL refuses to run as root: then it runs as the least of users that is there. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { name, uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('no user to run PostgreSQL as');
}

/** The safety that tests of queries do without: their databases are lost with the server anyway. */
const UNSYNCED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A throw-away PostgreSQL on a free port of this machine; `syncs`: on a disk, for which a commit waits, as a platform's does. */
export async function startPostgres(logFolder, { syncs = false } = {}) {
  const initdb = programPath('initdb');
  if (!initdb) throw new Error('no PostgreSQL server on this machine');
  const user = unprivilegedUser();
  const asUser = (command) => (user ? ['runuser', '-u', user.name, '--', ...command] : command);
  const folder = temporaryFolder('postgres', syncs ? undefined : memoryFolder());
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const logFile = join(logFolder, 'postgres-init.log');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await runToEnd('initdb', asUser([initdb, ...options]), { cwd: folder, logFile });
  const port = await freePort(5540);
  const settings = ['listen_addresses=127.0.0.1', ...(syncs ? [] : UNSYNCED)];
  const place = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const service = startService('PostgreSQL', asUser([join(dirname(initdb), 'postgres'), ...place]), {
    cwd: folder,
    logFile: join(logFolder, 'postgres.log'),
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await stopService(service);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(service, await answersAt(url), { timeoutMs, everyMs: 200 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { service, url, stop };
}

async function answersAt(url) {
  const { default: pg } = await import('pg');
  return async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}
