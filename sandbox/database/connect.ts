import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type Extension } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { StartError } from '../kernel/settings';
import { migrations } from './migrations';
import * as schema from './schema';
import { SYNCED, SyncedFiles, syncFolder } from './synced-files';

/** Loads extensions one by one on demand: loaded in parallel, one may block queries for ever. */
const lazyExtensions: Extension = {
  name: 'lazyExtensions',
  setup: (_engine, emscriptenOpts: object) =>
    Promise.resolve({ emscriptenOpts: { ...emscriptenOpts, noWasmDecoding: true } }),
};

/** The extensions that the migrations create; PostgreSQL's server brings them along in its contrib package. */
const EXTENSIONS = { btree_gist, cube, fuzzystrmatch, pg_trgm, lazyExtensions };

/** How alike two words are to be for `%`, and a word and the beginning of another for `<%`; 1 = the same. */
const SESSION = ['pg_trgm.similarity_threshold=0.25', 'pg_trgm.word_similarity_threshold=0.3'];

/** Either engine, or a transaction of it: the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  database: Database;
  close(): Promise<void>;
}

/** Opens PostgreSQL by URL or an embedded database, and migrates it. @throws StartError */
export async function connect(place: { url?: string; directory: string }): Promise<Connection> {
  const connection = place.url ? await openServer(place.url) : await openEmbedded(place.directory);
  await migrate(connection.database);
  return connection;
}

async function openServer(url: string): Promise<Connection> {
  const options = SESSION.map((setting) => `-c ${setting}`).join(' ');
  const pool = new pg.Pool({ connectionString: url, max: 10, options });
  // An idle connection that breaks is replaced by the pool; the next query fails if the server has ended.
  pool.on('error', (error) => console.error(`The database connection broke: ${error.message}`));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : 'no answer';
    throw new StartError(`The database at SANDBOX_DATABASE_URL cannot be opened (${reason}).`);
  }
  return { database: drizzlePostgres(pool, { schema }), close: () => pool.end() };
}

async function openEmbedded(directory: string): Promise<Connection> {
  await mkdir(directory, { recursive: true });
  const release = await lock(directory);
  const folder = path.join(directory, 'postgres');
  const isNew = !existsSync(folder);
  const client = await PGlite.create({
    fs: new SyncedFiles(folder),
    startParams: SYNCED,
    extensions: EXTENSIONS,
  });
  if (isNew) await syncFolder(directory);
  await client.exec(SESSION.map((setting) => `SET ${setting}`).join(';'));
  return {
    database: drizzlePglite(client, { schema }),
    close: async () => {
      await client.close();
      await release();
    },
  };
}

/** Two processes on one embedded database would destroy it: the directory names its owner. */
async function lock(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, 'owner.pid');
  const owner = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (Number.isInteger(owner) && owner !== process.pid && isAlive(owner)) {
    throw new StartError(`The data directory ${directory} is in use by process ${owner}.`);
  }
  await rm(file, { force: true });
  const handle = await open(file, 'wx');
  await handle.writeFile(String(process.pid));
  await handle.close();
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Settings that are off and with which the database ends a commit before it is on the disk; none, as it should be. */
export async function unsafeSettings(database: Database): Promise<string[]> {
  const rows = await database
    .select({ name: sql<string>`name` })
    .from(sql`pg_settings`)
    .where(sql`name IN ('fsync', 'synchronous_commit') AND setting = 'off'`)
    .orderBy(sql`name`);
  return rows.map(({ name }) => name);
}

async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`CREATE TABLE IF NOT EXISTS facts (key text PRIMARY KEY, value text NOT NULL)`,
    );
    const done = Number((await readFact(transaction, 'schema')) ?? 0);
    for (const statements of migrations.slice(done)) {
      for (const statement of statements.split(';').filter((part) => part.trim() !== '')) {
        await transaction.execute(sql.raw(statement));
      }
    }
    if (done < migrations.length) await writeFact(transaction, 'schema', String(migrations.length));
  });
}

export type Fact = 'schema' | 'seed' | 'clock';

export async function readFact(database: Database, key: Fact): Promise<string | null> {
  const row = await database.query.facts.findFirst({ where: (fact, { eq }) => eq(fact.key, key) });
  return row?.value ?? null;
}

export async function writeFact(database: Database, key: Fact, value: string): Promise<void> {
  await database
    .insert(schema.facts)
    .values({ key, value })
    .onConflictDoUpdate({ target: schema.facts.key, set: { value } });
}
