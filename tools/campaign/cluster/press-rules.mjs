import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const RULES = `
export { MAX_FINAL_ANSWERS, readOutcome, repetitionDelaySeconds } from '@/lib/core/intents/outcome';
export { isErrorCode, isFinalAnswer } from '@/lib/core/errors/errors';
`;

/** The rules by which our pages repeat a press: the very modules of the product. */
export async function loadPressRules(root) {
  const folder = join(root, '.data', 'campaign-cluster');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'press-rules.mjs');
  await build({
    stdin: { contents: RULES, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
