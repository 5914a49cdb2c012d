import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * The source maps of a release: with them the collector of error reports reads a place in a chunk as a place in our code. They are kept
 * beside the build, where no server gives them out.
 */

const COMMENT = /\n(?:\/\/|\/\*)# sourceMappingURL=\S+\s*$/;

/** Where the maps of a build are, under the paths of their chunks. */
export const mapsFolder = (root) => join(root, '.next', 'source-maps');

/** Moves the maps of the browser's chunks out of what is served, and takes their names out of the chunks. */
export function keepSourceMaps(root) {
  const served = join(root, '.next', 'static');
  const kept = mapsFolder(root);
  rmSync(kept, { recursive: true, force: true });
  if (!existsSync(served)) return;
  for (const path of readdirSync(served, { recursive: true, encoding: 'utf8' })) {
    const file = join(served, path);
    if (path.endsWith('.map')) {
      mkdirSync(dirname(join(kept, path)), { recursive: true });
      renameSync(file, join(kept, path));
    } else if (path.endsWith('.js') || path.endsWith('.css')) {
      const text = readFileSync(file, 'utf8');
      if (COMMENT.test(text)) writeFileSync(file, text.replace(COMMENT, ''));
    }
  }
}
