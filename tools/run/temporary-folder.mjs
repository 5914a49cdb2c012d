import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = [];
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder among the temporary files, or in another folder, that is there as long as this process. */
export function temporaryFolder(name, parent = tmpdir()) {
  folders.push(mkdtempSync(join(parent, `dastarkhan-${name}-`)));
  return folders.at(-1);
}
