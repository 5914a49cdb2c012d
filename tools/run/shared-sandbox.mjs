import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Data of the one sandbox that checks, measurements and campaigns use, one after another: its pictures are drawn once for all of them. */
export const SHARED_SANDBOX_DIR = join('.data', 'campaign-sandbox');

/** Takes its embedded database away: the next start fills a new one. */
export const emptySharedSandbox = (root) =>
  rmSync(join(root, SHARED_SANDBOX_DIR, 'postgres'), { recursive: true, force: true });
