import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { memoryFolder } from '../../tools/run/memory-folder.mjs';
import { buildServer, type RunningSandbox } from '../server';
import { readSettings, readTestDatabaseUrl } from '../kernel/settings';
import { databaseUrl, directoryTemplate, onServer, serverTemplate } from './templates';

/** For hooks that open a sandbox: the very first one fills a database, on a busy machine slowly. */
export const OPEN_TIMEOUT_MS = 120_000;

/** Where a sandbox keeps what it knows; `remove` leaves nothing behind. */
export interface Storage {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** A fresh directory with a filled embedded database, whatever database the other tests are run on. */
export async function makeEmbeddedStorage(scale: number): Promise<Storage> {
  const directory = await mkdtemp(path.join(memoryFolder(), 'sandbox-'));
  await cp(await directoryTemplate(scale), directory, { recursive: true });
  return {
    environment: { SANDBOX_DATA_DIR: directory, SANDBOX_SCALE: String(scale) },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** A fresh directory and database per test file. @param scale 1: whole; 0.2: ten venues of Almaty, 8 of Tbilisi */
export async function makeStorage(scale: number): Promise<Storage> {
  const server = readTestDatabaseUrl();
  if (!server) return makeEmbeddedStorage(scale);

  const directory = await mkdtemp(path.join(memoryFolder(), 'sandbox-'));
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  const template = await serverTemplate(server, scale);
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    environment: {
      SANDBOX_DATA_DIR: directory,
      SANDBOX_SCALE: String(scale),
      SANDBOX_DATABASE_URL: databaseUrl(server, name),
    },
    async remove() {
      await onServer(server, (client) => client.query(`DROP DATABASE ${name}`));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Opens a sandbox with its control API in a place of its own; closing it removes the place. */
export async function openSandbox(
  scale: number,
  report: (line: string) => void = () => undefined,
): Promise<RunningSandbox> {
  const storage = await makeStorage(scale);
  const settings = readSettings({
    ...storage.environment,
    SANDBOX_CONTROL: '1',
    SANDBOX_PUBLIC_URL: 'http://sandbox.test',
  });
  const running = await buildServer(settings, report);
  return {
    ...running,
    async close() {
      await running.close();
      await storage.remove();
    },
  };
}
