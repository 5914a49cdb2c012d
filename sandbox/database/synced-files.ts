import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** How the embedded engine starts: without `-F`, which leaves the disk out, and syncing by the one call that reaches it. */
export const SYNCED = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

const SYNC_FAILED = 29; // EIO, as the engine counts errors.

/** Of the engine: what it does with files of this disk. */
interface Engine {
  NODEFS: { stream_ops: object };
}

/** Syncs the embedded database's files on request, so that answered data is on the disk. */
export class SyncedFiles extends NodeFS {
  private failure: Error | null = null;

  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(engine, options);
    const fsync = ({ nfd }: { nfd: number }) => this.sync(nfd);
    made.emscriptenOpts.preRun?.push(({ NODEFS }: Engine) => {
      Object.assign(NODEFS.stream_ops, { fsync });
    });
    // A log that could not be synced is the end of the engine, and further queries would never be answered.
    const run = engine.execProtocolRawSync.bind(engine);
    engine.execProtocolRawSync = (message) => {
      if (this.failure) throw this.failure;
      return run(message);
    };
    return made;
  }

  private sync(file: number): number {
    try {
      fs.fdatasyncSync(file);
      return 0;
    } catch (cause) {
      this.failure = new Error('The disk did not take what was written: start the sandbox again', { cause });
      return SYNC_FAILED;
    }
  }
}

/** Syncs a folder with all that is in it: the files of a new database, which were made without. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = await open(path.join(entry.parentPath, entry.name));
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}
