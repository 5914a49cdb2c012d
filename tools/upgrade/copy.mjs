import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run/processes.mjs';

/** Copies what git tracks, as it is in the working tree. */
export function copyTrackedFiles(root, folder) {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const name of names)
    if (name && existsSync(join(root, name))) cpSync(join(root, name), join(folder, name));
}

/** Installs locked packages with another Next and its React. @param spec `next@16.4.6` */
export async function installNext(folder, spec, logFile) {
  const install = (...specs) => run('npm install', ['npm', 'install', ...specs], { cwd: folder, logFile });
  if ((await install(spec)) === 0) return;
  const react = execFileSync('npm', ['view', spec, 'peerDependencies.react'], { encoding: 'utf8' }).trim();
  if ((await install(spec, `react@${react}`, `react-dom@${react}`)) !== 0)
    throw new Error(`npm cannot install ${spec}`);
}

/** The summary of a build: its version of Next, how many pages and route handlers, and which pages are static besides Next's own. */
export function readBuild(folder) {
  const app = join(folder, '.next/server/app');
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return {
    next: read('node_modules/next/package.json').version,
    routes: String(Object.keys(read('.next/app-path-routes-manifest.json')).length),
    staticPages: readdirSync(app, { recursive: true }).filter(
      (name) => /^(?!_).*\.html$/.test(name) && readFileSync(join(app, name)).length > 0,
    ),
  };
}
