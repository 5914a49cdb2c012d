import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const FOLDER = '/dev/shm';
/** Room for the databases of a whole run; containers are often given 64 MB, too few for a single one. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/** In memory where there is room enough: on a disk, copying a database and syncing it takes longer than most tests of it. */
export function memoryFolder() {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= NEEDED_BYTES ? FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
