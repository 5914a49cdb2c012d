import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { memoryFolder } from '../../tools/run/memory-folder.mjs';
import { buildServer } from '../server';
import { readSettings } from '../kernel/settings';

// Filling a database takes seconds, so one is filled per scale and copied. Its name contains what it depends
// on, so that a change makes another.

const root = fileURLToPath(new URL('../..', import.meta.url));
const templates = path.join(root, '.data', 'sandbox-tests');

/** A directory with a filled embedded database, to be copied. */
export async function directoryTemplate(scale: number): Promise<string> {
  const prefix = `${scale}-`;
  const template = path.join(templates, `${prefix}${await fingerprint()}`);
  if (await exists(template)) return template;
  await mkdir(templates, { recursive: true });
  const draft = await mkdtemp(path.join(templates, 'draft-'));
  await fill(draft, scale);
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

/** Name of a filled database on the server, to be copied by `CREATE DATABASE … TEMPLATE`, while it has no connections. */
export async function serverTemplate(server: string, scale: number): Promise<string> {
  const name = `sandbox_template_${String(scale).replace('.', '_')}_${await fingerprint()}`;
  // The test files of one run ask at the same moment: the first one fills it, under a lock of its session.
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft}`);
    await client.query(`CREATE DATABASE ${draft}`);
    const directory = await mkdtemp(path.join(memoryFolder(), 'sandbox-template-'));
    await fill(directory, scale, databaseUrl(server, draft));
    await rm(directory, { recursive: true, force: true });
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

/** Opens a sandbox, which fills an empty database, and closes it again. */
async function fill(directory: string, scale: number, url = ''): Promise<void> {
  const settings = readSettings({
    SANDBOX_DATA_DIR: directory,
    SANDBOX_SCALE: String(scale),
    SANDBOX_DATABASE_URL: url,
  });
  await (await buildServer(settings, () => undefined)).close();
}

/** Address of a database on the server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

export async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
