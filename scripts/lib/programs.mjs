import { findProgram } from './browser.mjs';
import { run } from './processes.mjs';

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** What the cluster needs of this machine: program, and Debian's package with it. */
const packages = { nginx: 'nginx', 'redis-server': 'redis-server', openssl: 'openssl' };

/** Where a program of this machine is; undefined where it has none. */
export const programPath = (name) => findProgram([name], folders);

const canInstall = () => process.getuid?.() === 0 && Boolean(findProgram(['apt-get']));

/** Whether the cluster can be started, or what it needs be installed. */
export const canHaveCluster = () => Object.keys(packages).every(programPath) || canInstall();

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
  const missing = Object.keys(packages).filter((name) => !programPath(name));
  if (missing.length === 0) return;
  await install(
    missing.map((name) => packages[name]),
    logFile,
  );
  const lacking = missing.filter((name) => !programPath(name));
  if (lacking.length > 0)
    throw new Error(`install ${lacking.join(', ')} (Debian’s packages of the same names)`);
}
