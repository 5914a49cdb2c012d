import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REST = ['node_modules', 'lib', 'messages', 'public', 'package.json', 'next.config.mjs'];
const NOT_COPIED = ['cache', 'source-maps', 'diagnostics', 'trace', 'trace-build'];
const TEXT = /(\.(js|json|html|rsc)|BUILD_ID)$/;
const CHUNK = /(static\/chunks\/)([\w.~-]+\.js)/g;

const renamed = (name) => name.replace(/^(turbopack-)?./, '$1z');

/** Another release of the build: the same product with another build id and other names for all of its scripts. */
export function makeSecondRelease(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of REST) symlinkSync(join(root, name), join(folder, name));
  const built = join(folder, '.next');
  const isCopied = (path) => !NOT_COPIED.some((name) => path === join(root, '.next', name));
  cpSync(join(root, '.next'), built, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  const id = readFileSync(join(built, 'BUILD_ID'), 'utf8');
  const otherId = id.split('').reverse().join('');
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const other = text.replaceAll(id, otherId).replace(CHUNK, (_all, place, name) => place + renamed(name));
    if (other !== text) writeFileSync(path, other);
  }
  const files = join(built, 'static');
  cpSync(join(files, id), join(files, otherId), { recursive: true });
  rmSync(join(files, id), { recursive: true });
  const chunks = join(files, 'chunks');
  for (const name of readdirSync(chunks).filter((each) => each.endsWith('.js'))) {
    cpSync(join(chunks, name), join(chunks, renamed(name)));
    rmSync(join(chunks, name));
  }
  return folder;
}
