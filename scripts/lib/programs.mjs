import { findProgram } from './browser.mjs';
import { findPostgres } from './postgres.mjs';
import { run } from './processes.mjs';

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** Where a program of this machine is; undefined where it has none. */
export const programPath = (name) => findProgram([name], folders);

/** What the cluster needs of this machine: Debian's package, and where its program is. */
const packages = {
  nginx: () => programPath('nginx'),
  'redis-server': () => programPath('redis-server'),
  openssl: () => programPath('openssl'),
  postgresql: findPostgres,
};

const missingPackages = () => Object.keys(packages).filter((name) => !packages[name]());

const canInstall = () => process.getuid?.() === 0 && Boolean(findProgram(['apt-get']));

/** Whether the cluster can be started, or what it needs be installed. */
export const canHaveCluster = () => missingPackages().length === 0 || canInstall();

/** Whether browsers of the two other engines are there, or can be installed. */
export const canHaveEngines = () =>
  ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].every(programPath) || canInstall();

/** Whether Prometheus' own tool for its rules is there, or can be installed. */
export const canHavePromtool = () => Boolean(programPath('promtool')) || canInstall();

/** Installs packages of Debian's where this machine lets us. */
async function install(wanted, logFile) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get update', ['apt-get', 'update'], { logFile, env });
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...wanted];
  await run('apt-get install', command, { logFile, env });
}

/** @returns where a program is, installed from its package of Debian's if it was missing; undefined where it cannot be */
export async function getProgram(name, packageName, logFile) {
  if (!programPath(name)) await install([packageName], logFile);
  return programPath(name);
}

/**
 * Installs from Debian's packages what the cluster needs and the machine does not have.
 * @throws Error naming what is missing
 */
export async function getClusterPrograms(logFile) {
  const missing = missingPackages();
  if (missing.length === 0) return;
  await install(missing, logFile);
  const lacking = missingPackages();
  if (lacking.length > 0)
    throw new Error(`install ${lacking.join(', ')} (Debian’s packages of the same names)`);
}
