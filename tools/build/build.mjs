import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCompileHints } from './compile-hints.mjs';
import { compressFiles } from './compressed-files.mjs';
import { run } from '../run/processes.mjs';
import { step } from '../run/progress.mjs';
import { keepSourceMaps } from './source-maps.mjs';

const otherRooms = new Set([
  ...['node_modules', 'sandbox', 'tools', 'e2e', 'deploy', 'docs'],
  ...['coverage', 'playwright-report', 'test-results'],
]);
const isSource = (name) => !/\.(test\.(ts|tsx|mjs)|md|tsbuildinfo)$/.test(name) && name !== 'next-env.d.ts';

function sourceFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.name.startsWith('.') && !entry.name.startsWith('.env')) return [];
      if (entry.isDirectory())
        return folder === '' && otherRooms.has(entry.name) ? [] : sourceFiles(root, path);
      return isSource(entry.name) ? [path] : [];
    });
}

export function sourceFingerprint(root, env = process.env) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const path of sourceFiles(root))
    for (const part of [`${path}\0`, readFileSync(join(root, path)), '\0']) hash.update(part);
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || name === 'CACHE_COMPONENTS') hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}

const stampFile = (root) => join(root, '.next', 'source-fingerprint');

export function needsBuild(root) {
  if (!existsSync(join(root, '.next', 'BUILD_ID')) || !existsSync(stampFile(root))) return true;
  return readFileSync(stampFile(root), 'utf8') !== sourceFingerprint(root);
}

export async function build(root, logFile) {
  // Imported here, because this file is read before the packages are installed.
  const { writeMapAssets } = await import('./map-assets.mjs');
  const { writeScannerAssets } = await import('./scanner-assets.mjs');
  const { writeServer } = await import('./server.mjs');
  const { writeWorker } = await import('./worker.mjs');
  writeMapAssets(root);
  writeScannerAssets(root);
  const fingerprint = sourceFingerprint(root);
  const code = await run('next build', [join(root, 'node_modules/.bin/next'), 'build'], {
    cwd: root,
    logFile,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) return code;
  keepSourceMaps(root);
  writeCompileHints(root);
  await compressFiles(root);
  await writeWorker(root);
  await writeServer(root);
  writeFileSync(stampFile(root), fingerprint);
  return code;
}

export async function buildWhenNeeded(root, logFolder) {
  if (!needsBuild(root)) return;
  const logFile = join(logFolder, 'build.log');
  const buildIt = async () => {
    const code = await build(root, logFile);
    if (code !== 0) throw new Error(`next build ended with code ${code}`);
  };
  await step('Building the app', buildIt, { logFile });
}
