import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './settings.mjs';

/** Data of the one sandbox that checks, measurements and campaigns use, one after another. */
export const SHARED_SANDBOX_DIR = join('.data', 'campaign-sandbox');

/** Takes its embedded database away: the next start fills a new one. */
export const emptySharedSandbox = (root) =>
  rmSync(join(root, SHARED_SANDBOX_DIR, 'postgres'), { recursive: true, force: true });

/** Of a sandbox under control, whatever `.env` says. */
export const CONTROLLED = { SANDBOX_CONTROL: '1', SANDBOX_DATABASE_URL: '', SANDBOX_SCALE: '' };

/** The settings of a product of these checks on such ports. */
export const sharedSettings = (port, sandboxPort, more = {}) =>
  readSettings({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA_DIR: SHARED_SANDBOX_DIR,
    ...more,
  });
