import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** With this first line V8 (136+) compiles all functions while a script arrives, on another thread. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

function firstLoadScripts(root) {
  const routes = JSON.parse(readFileSync(join(root, '.next/diagnostics/route-bundle-stats.json'), 'utf8'));
  return [...new Set(routes.flatMap(({ firstLoadChunkPaths }) => firstLoadChunkPaths))];
}

/** Adds the hint to scripts that a page needs early, not to deferred ones as the map's. */
export function writeCompileHints(root) {
  const scripts = firstLoadScripts(root).map((path) => join(root, path));
  for (const file of scripts) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + code);
  }
}
