import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder among the temporary files, or in another folder, that is there as long as this process. */
export function temporaryFolder(name, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `dastarkhan-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
