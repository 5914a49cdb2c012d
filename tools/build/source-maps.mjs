import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Source maps for error reports are stored beside the build, where no server serves them.

const COMMENT = /\n(?:\/\/|\/\*)# sourceMappingURL=(\S+?)(?:\s*\*\/)?\s*$/;

export const mapsFolder = (root) => join(root, '.next', 'source-maps');

/** Moves the maps of the browser's chunks out of what is served, each to the name of its chunk, which only a comment in it says. */
export function keepSourceMaps(root) {
  const served = join(root, '.next', 'static');
  const remaining = mapsFolder(root);
  rmSync(remaining, { recursive: true, force: true });
  if (!existsSync(served)) return;
  const paths = readdirSync(served, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((one) => /\.(js|css)$/.test(one))) {
    const file = join(served, path);
    const text = readFileSync(file, 'utf8');
    const [comment, address] = COMMENT.exec(text) ?? [];
    if (comment === undefined) continue;
    writeFileSync(file, text.replace(COMMENT, ''));
    const map = join(dirname(file), decodeURIComponent(address));
    if (!existsSync(map)) continue;
    mkdirSync(dirname(join(remaining, path)), { recursive: true });
    copyFileSync(map, join(remaining, `${path}.map`));
  }
  // Not before all have theirs: chunks may share one.
  for (const path of paths) if (path.endsWith('.map')) rmSync(join(served, path));
}
