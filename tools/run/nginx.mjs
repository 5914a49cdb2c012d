import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run, startService, tail } from './processes.mjs';
import { programPath } from './programs.mjs';
import { until } from './until.mjs';

const exec = promisify(execFile);
const RELOAD_MS = 10_000;
const CHECK_MS = 20;
const CERTIFICATE_DAYS = 30;

export function fillTemplate(template, values) {
  return template.replace(/\$\{([A-Z_]+)\}/g, (place, name) => {
    if (values[name] === undefined)
      throw new Error(`deploy/nginx.conf has a placeholder ${place} without a value`);
    return values[name];
  });
}

/** One app in the configuration: after a failure it is left alone for two seconds. */
export const appServer = (port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`;

async function makeKey(folder) {
  const [key, request] = [join(folder, 'key.pem'), join(folder, 'request.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await exec(programPath('openssl'), ['req', '-new', ...kind, ...names, '-keyout', key, '-out', request]);
  return { key, request };
}

/** A self-signed certificate of the key, for so many days; a negative number has it expired already. */
async function writeCertificate(folder, { key, request }, days) {
  const certificate = join(folder, 'certificate.pem');
  const of = ['-in', request, '-signkey', key, '-copy_extensions', 'copy', '-days', String(days)];
  await exec(programPath('openssl'), ['x509', '-req', ...of, '-out', certificate]);
  return readFileSync(certificate);
}

/** Starts nginx with deploy/'s configuration. @returns its service, certificate, log, and controls */
export async function startNginx(root, setup) {
  const { folder, releasedFiles, appOrigin, httpsPort, httpPort, appPorts, logFolder } = setup;
  mkdirSync(folder, { recursive: true });
  const made = await makeKey(folder);
  const file = join(folder, 'nginx.conf');
  const accessLog = join(folder, 'access.log');
  const pid = () => Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  const template = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const write = (ports) => {
    const values = {
      NGINX_FOLDER: folder,
      ACCESS_LOG: accessLog,
      CERTIFICATE: join(folder, 'certificate.pem'),
      CERTIFICATE_KEY: made.key,
      APP_SERVERS: ports.map(appServer).join('\n    '),
      APP_ORIGIN: appOrigin,
      RELEASED_FILES: releasedFiles,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
    };
    writeFileSync(file, fillTemplate(template, values));
  };
  write(appPorts);
  const certificate = await writeCertificate(folder, made, CERTIFICATE_DAYS);
  const logFile = join(logFolder, 'nginx.log');
  const nginx = [programPath('nginx'), '-p', folder, '-c', file];
  if ((await run('nginx -t', [...nginx, '-t'], { logFile })) !== 0)
    throw new Error(`nginx refuses its configuration:\n${tail(logFile, 5)}`);
  const begin = () => startService('nginx', [...nginx, '-g', 'daemon off;'], { logFile });
  const workers = () => readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'utf8').trim().split(' ');
  /** Until workers with the new configuration stand; what is written meanwhile would be read in its place. */
  const reload = async () => {
    const earlier = workers();
    process.kill(pid(), 'SIGHUP');
    const isTaken = () => workers().some((worker) => !earlier.includes(worker));
    const afterMs = await until(isTaken, { timeoutMs: RELOAD_MS, everyMs: CHECK_MS });
    if (afterMs === undefined) throw new Error(`nginx took no new configuration:\n${tail(logFile, 5)}`);
  };
  const sendTo = async (ports) => {
    write(ports);
    await reload();
  };
  const renewCertificate = async (days = CERTIFICATE_DAYS) => {
    const renewed = await writeCertificate(folder, made, days);
    await reload();
    return renewed;
  };
  return { service: begin(), certificate, accessLog, sendTo, renewCertificate, begin };
}
