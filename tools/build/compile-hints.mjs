import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * V8 (from 136 on) compiles all functions of a script that begins with this line while the script arrives, on another thread;
 * without it most functions of a page are parsed a second time on the main thread. Other engines see a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

function firstLoadScripts(root) {
  const routes = JSON.parse(readFileSync(join(root, '.next/diagnostics/route-bundle-stats.json'), 'utf8'));
  return [...new Set(routes.flatMap(({ firstLoadChunkPaths }) => firstLoadChunkPaths))];
}

/**
 * Writes the hint into every script that a page needs before it answers to a touch. What is loaded on demand, as a map, is left
 * alone: most of its functions are never called.
 */
export function writeCompileHints(root) {
  const scripts = firstLoadScripts(root).map((path) => join(root, path));
  for (const file of scripts) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + code);
  }
}
