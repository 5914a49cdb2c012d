/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openLog, rotateLog } from './log-files.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const folder = temporaryFolder('logs');
const modeOf = (file) => statSync(file).mode & 0o777;

test('a log keeps what an earlier start has written, and becomes its owner’s where others could read it', () => {
  const logFile = join(folder, 'open', 'app.log');
  mkdirSync(join(folder, 'open'));
  writeFileSync(logFile, 'open\n', { mode: 0o644 });
  writeSync(openLog(logFile), 'closed\n');
  expect(readFileSync(logFile, 'utf8')).toBe('open\nclosed\n');
  expect(modeOf(logFile)).toBe(0o600);
});

test('a log rotates while it is written to, and three old files stay', () => {
  const logFile = join(folder, 'long', 'app.log');
  const file = openLog(logFile);
  for (let turn = 1; turn <= 6; turn += 1) {
    writeSync(file, `turn ${turn}\n`);
    rotateLog(logFile, 3);
  }
  writeSync(file, 'now\n');
  expect(readdirSync(join(folder, 'long')).sort()).toEqual(
    ['', '.1', '.2', '.3'].map((end) => `app.log${end}`),
  );
  const read = (end) => readFileSync(logFile + end, 'utf8');
  expect(['', '.1', '.3'].map(read)).toEqual(['now\n', 'turn 6\n', 'turn 4\n']);
  expect(modeOf(`${logFile}.1`)).toBe(0o600);
});
