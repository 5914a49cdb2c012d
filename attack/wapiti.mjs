import { createServer, connect } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/lib/processes.mjs';
import { getProgram } from '../scripts/lib/programs.mjs';

/** What it tries; what only says that a header is missing is checked by name elsewhere. */
const MODULES = 'common';
const MINUTES = 4;
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
 * @returns its findings in a line each, and how many pages it has seen; null where the program is not to be had
 */
export async function runWapiti(front, logFile) {
  const program = await getProgram('wapiti', 'wapiti', logFile);
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-wapiti-'));
  const proxy = await startProxy(front.port);
  const report = join(folder, 'report.json');
  const command = [
    program,
    ...['--url', `${front.origin}/?country=kz&language=ru`],
    ...['--proxy', `http://127.0.0.1:${proxy.address().port}`],
    ...['--module', MODULES, '--scope', 'folder', '--depth', '3', '--max-links-per-page', '40'],
    ...['--max-scan-time', String(MINUTES * 60), '--max-attack-time', '60', '--tasks', '4'],
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
    const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8'));
    const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map(({ path, info, level }) => ({ kind, path, info, level: LEVELS[level] ?? String(level) })),
    );
    return { findings, pages: infos.crawled_pages_nbr ?? 0 };
  } finally {
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
