import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './processes.mjs';
import { step } from './progress.mjs';

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Whether what is installed is what the lockfile says. Packages for other systems may be missing; our own are not installed. */
export function matchesLockfile(wanted, installed) {
  return Object.entries(wanted).every(([folder, entry]) => {
    if (!folder.includes('node_modules/') || entry.link) return true;
    const present = installed[folder];
    if (!present) return entry.optional === true || entry.peer === true;
    return present.version === entry.version;
  });
}

function needsInstall(root) {
  const wanted = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  return !installed || !matchesLockfile(wanted.packages, installed.packages);
}

export async function installPackages(root, logFolder) {
  if (!needsInstall(root)) return;
  const logFile = join(logFolder, 'install.log');
  // The build needs the compiler too, so development packages come along even where NODE_ENV=production.
  const command = ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const install = () => runToEnd('npm ci', command, { cwd: root, logFile });
  await step('Installing packages', install, { logFile });
}
