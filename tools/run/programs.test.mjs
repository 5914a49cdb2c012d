/** @jest-environment node */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { barePath, CLUSTER_PROGRAMS, missingPrograms, programPath, programTitles } from './programs.mjs';

const { PATH } = process.env;
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dastarkhan-programs-'))));
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true, force: true });
});

function addProgram(...path) {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('finds servers in the folders beside those of PATH', () => {
  process.env.PATH = join(folder, 'bin');
  const nginx = addProgram('sbin', 'nginx');
  addProgram('lib/postgresql/9/bin', 'initdb');
  const initdb = addProgram('lib/postgresql/15/bin', 'initdb');
  expect([programPath('nginx'), programPath('initdb'), programPath('redis')]).toEqual([
    nginx,
    initdb,
    undefined,
  ]);
  expect(programTitles(missingPrograms(CLUSTER_PROGRAMS))).toBe('Redis, OpenSSL');
});

test('leaves out the programs of the list in a bare PATH, and links the others', () => {
  process.env.PATH = [join(folder, 'bin'), join(folder, 'no-folder')].join(delimiter);
  addProgram('bin', 'nginx');
  addProgram('bin', 'apt-get');
  addProgram('bin', 'node');
  addProgram('sbin', 'redis-server');
  const bare = barePath(join(folder, 'bare', 'bin'));
  expect(['node', 'nginx', 'apt-get'].map((name) => existsSync(join(bare, name)))).toEqual([
    true,
    false,
    false,
  ]);
  process.env.PATH = bare;
  expect(missingPrograms(['nginx', 'redis'])).toEqual(['nginx', 'redis']);
});
