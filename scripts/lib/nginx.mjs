import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { run, startService, tail } from './processes.mjs';
import { programPath } from './programs.mjs';

const exec = promisify(execFile);
/** Until the workers have taken a new configuration. */
const RELOAD_MS = 300;

/**
 * The configuration of deploy/nginx.conf with its places filled in.
 * @throws Error for a place without a value
 */
export function fillTemplate(template, values) {
  return template.replace(/\$\{([A-Z_]+)\}/g, (place, name) => {
    if (values[name] === undefined)
      throw new Error(`deploy/nginx.conf has a place ${place} that nobody fills`);
    return values[name];
  });
}

/** One app in the configuration: after a failure it is left alone for two seconds. */
export const appServer = (port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`;

/** A certificate for this machine's own names, by nobody but itself. */
async function makeCertificate(folder) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await exec(programPath('openssl'), [
    'req',
    '-x509',
    ...kind,
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  return { certificate, key };
}

/**
 * Starts nginx before the apps, with the configuration of deploy/.
 * @param stand.folder a folder of its own, for its configuration and its files
 * @returns its service, its certificate, and how it is told of other apps
 * @throws Error with what `nginx -t` says of the configuration
 */
export async function startNginx(root, { folder, appOrigin, httpsPort, httpPort, appPorts, logFolder }) {
  mkdirSync(folder, { recursive: true });
  const { certificate, key } = await makeCertificate(folder);
  const file = join(folder, 'nginx.conf');
  const pid = () => Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  const template = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const write = (ports) => {
    const values = {
      NGINX_FOLDER: folder,
      ACCESS_LOG: join(folder, 'access.log'),
      CERTIFICATE: certificate,
      CERTIFICATE_KEY: key,
      APP_SERVERS: ports.map(appServer).join('\n    '),
      APP_ORIGIN: appOrigin,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
    };
    writeFileSync(file, fillTemplate(template, values));
  };
  write(appPorts);
  const logFile = join(logFolder, 'nginx.log');
  const nginx = [programPath('nginx'), '-p', folder, '-c', file];
  if ((await run('nginx -t', [...nginx, '-t'], { logFile })) !== 0)
    throw new Error(`nginx refuses its configuration:\n${tail(logFile, 5)}`);
  const service = startService('nginx', [...nginx, '-g', 'daemon off;'], { logFile });
  /** From now on requests go to these apps; those on their way arrive where they were sent. */
  const sendTo = async (ports) => {
    write(ports);
    process.kill(pid(), 'SIGHUP');
    await pause(RELOAD_MS);
  };
  return { service, certificate: readFileSync(certificate), sendTo };
}
