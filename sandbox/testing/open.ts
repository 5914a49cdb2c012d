import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { buildServer, type RunningSandbox } from '../server';
import { readSettings, readTestDatabaseUrl } from '../kernel/settings';

/** For hooks that open a sandbox: the very first one fills a database, on a busy machine slowly. */
export const OPEN_TIMEOUT_MS = 120_000;

/** Where a sandbox keeps what it knows; `remove` leaves nothing behind. */
export interface Place {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const templates = path.join(root, '.data', 'sandbox-tests');

/** A fresh directory with a filled embedded database, whatever database the other tests are run on. */
export async function makeEmbeddedPlace(scale: number): Promise<Place> {
  const directory = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  await cp(await templateOf(scale), directory, { recursive: true });
  return {
    environment: { SANDBOX_DATA_DIR: directory, SANDBOX_SCALE: String(scale) },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/**
 * A fresh directory, and on a PostgreSQL server a database of its own, so that test files do not meet.
 * @param scale 1 = the whole catalogue; 0.2 still has the first 10 venues of Almaty and 8 of Tbilisi
 */
export async function makePlace(scale: number): Promise<Place> {
  const server = readTestDatabaseUrl();
  if (!server) return makeEmbeddedPlace(scale);

  const directory = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    environment: {
      SANDBOX_DATA_DIR: directory,
      SANDBOX_SCALE: String(scale),
      SANDBOX_DATABASE_URL: url.toString(),
    },
    async remove() {
      await onServer(server, `DROP DATABASE ${name}`);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A directory with a filled embedded database, to be copied: making one takes seconds, and every test file needs one.
 * What it depends on stands in its name, so that a change to it makes another.
 */
async function templateOf(scale: number): Promise<string> {
  const prefix = `${scale}-`;
  const template = path.join(templates, `${prefix}${await fingerprint()}`);
  if (await exists(template)) return template;
  await mkdir(templates, { recursive: true });
  const draft = await mkdtemp(path.join(templates, 'draft-'));
  const running = await buildServer(
    readSettings({ SANDBOX_DATA_DIR: draft, SANDBOX_SCALE: String(scale) }),
    () => undefined,
  );
  await running.close();
  const stale = (await readdir(templates)).filter(
    (name) => name.startsWith(prefix) && !template.endsWith(name),
  );
  for (const name of stale) await rm(path.join(templates, name), { recursive: true, force: true });
  // Another worker may have been faster: its template is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  return template;
}

const LISTED = { recursive: true, withFileTypes: true } as const;

/** Of the tables, of what fills them, and of the packages. */
async function fingerprint(): Promise<string> {
  const folders = ['catalogue', 'data', 'database', 'kernel', 'pictures'].map((name) =>
    path.join(root, 'sandbox', name),
  );
  const listed = await Promise.all(folders.map((folder) => readdir(folder, LISTED)));
  const files = listed
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, path.join(root, 'sandbox/package.json')]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Opens a sandbox with its control API in a place of its own; closing it removes the place. */
export async function openSandbox(scale: number): Promise<RunningSandbox> {
  const place = await makePlace(scale);
  const settings = readSettings({
    ...place.environment,
    SANDBOX_CONTROL: '1',
    SANDBOX_PUBLIC_URL: 'http://sandbox.test',
  });
  const running = await buildServer(settings, () => undefined);
  return {
    ...running,
    async close() {
      await running.close();
      await place.remove();
    },
  };
}
