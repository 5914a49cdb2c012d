import { createServer, connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run/processes.mjs';
import { programPath } from '../run/programs.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

/** What it tries by itself; not what asks a server of its makers. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
/** Where it begins: what is chosen by scripts has no link that it could follow. */
const STARTS = [
  '/',
  '/filials',
  '/filials/3107',
  '/filials/3107/details',
  '/brands',
  '/search?q=плов',
  '/map',
  '/languages?return=/',
  '/legal',
  '/faq',
  '/support',
  '/auth?return=/',
  '/kiosk',
  '/api/auth/sign-in?return=/',
  '/api/venues?page=1',
  '/api/search?text=x',
  '/api/images?w=480&src=x',
];
const MINUTES = 2;
/** What it says of every page, and is accepted (docs/security.md). */
const ACCEPTED_FINDINGS = ['X-Frame-Options is not set', 'X-XSS-Protection is not set'];
const LEVELS = { 1: 'low', 2: 'medium', 3: 'high', 4: 'critical' };

/** A proxy that leads every name to the front: its own is in no directory of names. */
async function startProxy(port) {
  const server = createServer((client) => {
    client.once('data', () => {
      const target = connect({ host: '127.0.0.1', port });
      target.once('connect', () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        client.pipe(target).pipe(client);
      });
      target.on('error', () => client.destroy());
    });
    client.on('error', () => undefined);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/**
 * What the scanner wapiti (Debian's package) finds at the front.
 * @param logFile what it says while it runs
 * @returns its findings, whether each is accepted, and how many pages it has seen
 */
export async function runWapiti(front, logFile) {
  const program = programPath('wapiti');
  const folder = temporaryFolder('wapiti');
  const proxy = await startProxy(front.port);
  const report = join(folder, 'report.json');
  const command = [
    program,
    ...['--url', `${front.origin}/`],
    ...STARTS.flatMap((path) => ['--start', encodeURI(front.origin + path)]),
    ...['--proxy', `http://127.0.0.1:${proxy.address().port}`],
    ...['--module', MODULES, '--scope', 'folder', '--depth', '3', '--max-links-per-page', '40'],
    ...['--max-scan-time', String(MINUTES * 60), '--max-attack-time', '60', '--scan-force', 'normal'],
    ...[
      '--store-session',
      folder,
      '--format',
      'json',
      '--output',
      report,
      '--no-bugreport',
      '--flush-session',
    ],
  ];
  try {
    await run('wapiti', command, { logFile, env: { HOME: folder } });
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
    const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map(({ path, info, level }) => ({
        kind,
        path,
        info,
        level: LEVELS[level] ?? String(level),
        isAccepted: ACCEPTED_FINDINGS.includes(info),
      })),
    );
    const [, pages] = /found (\d+) URLs/.exec(readFileSync(logFile, 'utf8')) ?? [];
    return { findings, pages: Number(pages ?? 0) };
  } finally {
    proxy.close();
  }
}
