import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildServer, type RunningSandbox } from '../server';
import { readSettings, readTestDatabaseUrl } from '../settings';

/** Where a sandbox keeps what it knows; `remove` leaves nothing behind. */
export interface Place {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** A fresh directory, and on a PostgreSQL server a database of its own, so that test files do not meet. */
export async function makePlace(): Promise<Place> {
  const directory = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const removeDirectory = () => rm(directory, { recursive: true, force: true });
  const server = readTestDatabaseUrl();
  if (!server) return { environment: { SANDBOX_DATA_DIR: directory }, remove: removeDirectory };

  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    environment: { SANDBOX_DATA_DIR: directory, SANDBOX_DATABASE_URL: url.toString() },
    async remove() {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await removeDirectory();
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
 * Opens a sandbox with its control API in a place of its own; closing it removes the place.
 * @param scale 1 = the whole catalogue; 0.2 still has the first 10 venues of Almaty and 8 of Tbilisi
 */
export async function openSandbox(scale: number): Promise<RunningSandbox> {
  const place = await makePlace();
  const settings = readSettings({
    ...place.environment,
    SANDBOX_SCALE: String(scale),
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
