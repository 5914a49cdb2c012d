import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workerPid } from '../run/process-figures.mjs';
import { installedPackages, installedVersions } from '../../deploy/installed-packages.mjs';
import { IS_ROOT, inImage, USER_ID } from './image-run.mjs';
import { run, startService, stopService } from '../run/processes.mjs';
import { startSandbox } from '../run/servers.mjs';

const SESSION_SECRET = 'a-secret-for-the-image-that-guards-nothing';
const MB = 1024 * 1024;
const READY_MS = 20_000;
/** 0, or 128 and SIGTERM's number, which Next ends with; one that was killed has 137. */
const ENDED_AS_ASKED = [0, 143];
/** The composition kills an app that has not ended by then. */
const GRACE_MS = 60_000;
/** What is needed to build and to test, and has no place in the image. */
const OF_DEVELOPMENT = [
  'typescript',
  'jest',
  'eslint',
  '@playwright/test',
  'lighthouse',
  '@electric-sql/pglite',
];

const bytesOf = (folder) => Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0]);

/**
 * Runs the image beside the sandbox, and looks.
 * @yields {{ name: string, broken: string[], seen?: string }} `broken`: the sentences that do not hold
 */
export async function* checkImage({ root, image, dockerfile, settings, bubblewrap, logFolder }) {
  const packages = installedPackages(join(image.app, 'node_modules'));
  const installed = installedVersions(join(image.app, 'node_modules'));
  const { components } = JSON.parse(readFileSync(join(image.app, 'sbom.json'), 'utf8'));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const ofDevelopment = OF_DEVELOPMENT.filter((name) => packages.includes(name));
  yield {
    name: 'The image has what it needs, and its packages are listed',
    broken: [
      ...[...installed]
        .filter((name) => !listed.has(name))
        .map((name) => `${name} is not in the list of packages`),
      ...[...listed].filter((name) => !installed.has(name)).map((name) => `${name} is listed and not in it`),
      ...ofDevelopment.map((name) => `${name} is in it`),
      ...['sandbox', 'e2e', '.env']
        .filter((name) => existsSync(join(image.app, name)))
        .map((name) => `${name} is in it`),
    ],
    seen: `${Math.round(bytesOf(image.app) / MB)} MB, ${packages.length} packages`,
  };

  await startSandbox(root, settings, logFolder, { env: { SANDBOX_DATABASE_URL: '', SANDBOX_SCALE: '' } });
  const origin = `http://localhost:${settings.port}`;
  const env = {
    PATH: '/usr/bin:/bin',
    ...dockerfile.env,
    APP_ORIGIN: origin,
    UPSTREAM_URL: settings.sandboxUrl,
    SESSION_SECRET,
    RELEASED_FILES_DIR: '/released',
  };
  const onOurPort = (command) => command.map((part) => part.replace(/\b3000\b/, String(settings.port)));
  const inside = (command) => inImage(bubblewrap, image, env, onOurPort(command));
  const begun = performance.now();
  const service = startService('The image', inside(dockerfile.command), {
    logFile: join(logFolder, 'app.log'),
  });
  const isHealthy = async () =>
    (await run('The health check', inside(dockerfile.healthcheck), {
      logFile: join(logFolder, 'health.log'),
    })) === 0;
  const hadBeenHealthy = await isHealthy();
  let healthyMs;
  while (healthyMs === undefined && performance.now() - begun < READY_MS) {
    if (await isHealthy()) healthyMs = performance.now() - begun;
    else await pause(250);
  }
  yield {
    name: 'Its own health check says when it is ready',
    broken: [
      hadBeenHealthy && 'it was healthy before it answered',
      healthyMs === undefined && `not healthy within ${READY_MS / 1000} s`,
    ].filter(Boolean),
    seen: healthyMs && `after ${(healthyMs / 1000).toFixed(1)} s`,
  };
  if (healthyMs === undefined) return;

  const picture = `/api/images?w=320&f=webp&src=${encodeURIComponent(`${settings.sandboxUrl}/images/products/beshbarmak-2.webp`)}`;
  const failed = [];
  for (const path of ['/', '/filials', '/filials/3107', picture, '/api/health', '/fonts/onest.woff2']) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200 || bytes === 0) failed.push(`${path.split('?')[0]} answered ${answer.status}`);
  }
  const written = readdirSync(image.data, { recursive: true }).length;
  const files = readdirSync(image.released, { recursive: true }).length;
  yield {
    name: 'Pages, a picture, files and calls are answered',
    broken: [...failed, written === 0 && 'no picture was kept', files === 0 && 'no file was released'].filter(
      Boolean,
    ),
    seen: `${written} files in /data, ${files} in /released`,
  };

  const status = readFileSync(`/proc/${workerPid(service)}/status`, 'utf8');
  const statusField = (field) => new RegExp(`^${field}:\\s+(\\S+)`, 'm').exec(status)[1];
  const rights = ['CapEff', 'CapPrm', 'CapInh', 'CapBnd'].filter(
    (field) => BigInt(`0x${statusField(field)}`) !== 0n,
  );
  const listFile = join(logFolder, 'writable.log');
  rmSync(listFile, { force: true });
  const list =
    'find / \\( -path /proc -o -path /dev \\) -prune -o -writable -not -type l -print 2>/dev/null | sort';
  await run('find', inside(['sh', '-c', list]), { logFile: listFile });
  const writable = readFileSync(listFile, 'utf8')
    .split('\n')
    .filter((path) => path.startsWith('/'));
  const isAllowed = (path) =>
    ['/data', '/released', '/tmp'].some((own) => path === own || path.startsWith(`${own}/`));
  yield {
    name: 'It has no rights, and nothing to write into but its folders',
    broken: [
      IS_ROOT && statusField('Uid') !== USER_ID && `its user is ${statusField('Uid')}`,
      ...rights.map((field) => `${field} is ${statusField(field)}`),
      statusField('NoNewPrivs') !== '1' && 'it may get new rights',
      ...['/data', '/released']
        .filter((path) => !writable.includes(path))
        .map((path) => `${path} cannot be written`),
      ...writable.filter((path) => !isAllowed(path)).map((path) => `${path} can be written`),
    ].filter(Boolean),
    seen: `user ${statusField('Uid')}`,
  };

  // The head of a request has come, its body has not.
  const body = JSON.stringify({ venueId: 3107 });
  const slow = request(`${origin}/api/menu/refresh`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
    },
  });
  const answer = new Promise((resolve) => {
    slow.on('response', ({ statusCode }) => resolve(statusCode));
    slow.on('error', ({ code }) => resolve(code));
  });
  slow.flushHeaders();
  await pause(500);
  const ending = performance.now();
  // As an engine does: to the process itself, not to Bubblewrap around it.
  process.kill(workerPid(service), 'SIGTERM');
  await pause(500);
  const hadEnded = service.child.exitCode !== null;
  slow.end(body);
  const answered = await answer;
  const code = await Promise.race([service.ended, pause(GRACE_MS, 'still running', { ref: false })]);
  const endedMs = performance.now() - ending;
  await stopService(service);
  yield {
    name: 'At SIGTERM it answers what it has begun, and ends',
    broken: [
      hadEnded && 'it had ended before',
      answered !== 200 && `what was asked for was answered ${answered}`,
      !ENDED_AS_ASKED.includes(code) && `its code is ${code}`,
    ].filter(Boolean),
    seen: `after ${(endedMs / 1000).toFixed(1)} s`,
  };
}
