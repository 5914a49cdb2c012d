/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog, rotateLog } from './log-files.mjs';
import { run } from './processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const say = (text, logFile) => run('A word', [process.execPath, '-e', `console.log('${text}')`], { logFile });

test('a log keeps what an earlier start has written, and only its owner reads it', async () => {
  const logFile = join(folder, 'logs', 'app.log');
  await say('one', logFile);
  await say('two', logFile);
  expect(readFileSync(logFile, 'utf8')).toBe('one\ntwo\n');
  expect(statSync(logFile).mode & 0o777).toBe(0o600);
});

test('a log that others could read becomes its owner’s', () => {
  const logFile = join(folder, 'open', 'app.log');
  mkdirSync(join(folder, 'open'));
  writeFileSync(logFile, 'open\n', { mode: 0o644 });
  writeSync(openLog(logFile), 'closed\n');
  expect(readFileSync(logFile, 'utf8')).toBe('open\nclosed\n');
  expect(statSync(logFile).mode & 0o777).toBe(0o600);
});

test('a log rotates while it is written to, and three old files stay', () => {
  const logFile = join(folder, 'long', 'app.log');
  const file = openLog(logFile);
  for (let turn = 1; turn <= 6; turn += 1) {
    writeSync(file, `turn ${turn}\n`);
    rotateLog(logFile, 3);
  }
  writeSync(file, 'now\n');
  expect(readFileSync(logFile, 'utf8')).toBe('now\n');
  expect(readdirSync(join(folder, 'long')).sort()).toEqual([
    'app.log',
    'app.log.1',
    'app.log.2',
    'app.log.3',
  ]);
  expect(readFileSync(`${logFile}.1`, 'utf8')).toBe('turn 6\n');
  expect(readFileSync(`${logFile}.3`, 'utf8')).toBe('turn 4\n');
  expect(statSync(`${logFile}.1`).mode & 0o777).toBe(0o600);
});
