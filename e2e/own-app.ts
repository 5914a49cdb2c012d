import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../tools/run/ports.mjs';
import { stopService } from '../tools/run/processes.mjs';
import { startApp } from '../tools/run/servers.mjs';
import { storedSessionSecret, readSettings } from '../tools/run/settings.mjs';
import { ownPort, SANDBOX_PUBLIC_URL, SANDBOX_URL } from './environment';

const FIRST_PORT = 3300;
const READ_BY_THEN_MS = 150;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A second product with an empty cache and its own clock; it opens the worker's sessions too. */
export async function startOwnApp(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-'));
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const root = resolve('.');
  const port = await freePort(FIRST_PORT);
  const settings = readSettings({
    PORT: String(port),
    UPSTREAM_URL: SANDBOX_URL,
    UPSTREAM_PUBLIC_URL: SANDBOX_PUBLIC_URL,
    APP_ORIGIN: `http://localhost:${ownPort()}`,
  });
  const service = await startApp(root, settings, storedSessionSecret(root), folder, {
    env: {
      NODE_OPTIONS: `--import ${pathToFileURL(resolve('e2e/clock.mjs')).href}?file=${encodeURIComponent(clockFile)}`,
      RATE_LIMIT_SCALE: '0',
      ...more,
    },
  });
  let aheadMs = 0;
  return {
    origin: `http://localhost:${port}`,
    /** One request as it is given: nothing is added to its headers. */
    send: (path: string, headers: Record<string, string> = {}) =>
      new Promise<Answer>((done, failed) => {
        const sent = request({ host: 'localhost', port, path, headers }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', failed);
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts).toString('utf8'),
            }),
          );
        });
        sent.on('error', failed);
        sent.end();
      }),
    /** Moves the app's clock on. */
    advance: async (minutes: number) => {
      aheadMs += minutes * 60_000;
      writeFileSync(clockFile, String(aheadMs));
      await new Promise((passed) => setTimeout(passed, READ_BY_THEN_MS));
    },
    stop: () => stopService(service),
  };
}

export type OwnApp = Awaited<ReturnType<typeof startOwnApp>>;
