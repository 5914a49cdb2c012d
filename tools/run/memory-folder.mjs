import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Room for the databases of a whole run; containers are often given 64 MB, too few for a single one. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Where databases for tests lie: in memory where Linux offers a folder there with room enough, else among temporary files. On
 * a disk, copying a filled database and syncing it at every commit takes longer than most tests of it.
 */
export function memoryFolder({ folder = '/dev/shm', neededBytes = NEEDED_BYTES } = {}) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
