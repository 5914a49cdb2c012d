/** @jest-environment node */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { barePath, CLUSTER_PROGRAMS, missingPrograms, programPath, programTitles } from './programs.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const { PATH } = process.env;
afterEach(() => (process.env.PATH = PATH));

const folder = temporaryFolder('programs');
function addProgram(path) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('finds servers in the folders beside those of PATH', () => {
  process.env.PATH = join(folder, 'bin');
  const nginx = addProgram('sbin/nginx');
  addProgram('lib/postgresql/9/bin/initdb');
  const initdb = addProgram('lib/postgresql/15/bin/initdb');
  expect(['nginx', 'initdb', 'redis'].map(programPath)).toEqual([nginx, initdb, undefined]);
  expect(programTitles(missingPrograms(CLUSTER_PROGRAMS))).toBe('Redis, OpenSSL');
});

test('leaves out the programs of the list in a bare PATH, and links the others', () => {
  process.env.PATH = [join(folder, 'bin'), join(folder, 'no-folder')].join(delimiter);
  const names = ['node', 'nginx', 'apt-get'];
  for (const name of names) addProgram(`bin/${name}`);
  const bare = barePath(join(folder, 'bare', 'bin'));
  expect(names.map((name) => existsSync(join(bare, name)))).toEqual([true, false, false]);
  process.env.PATH = bare;
  expect(missingPrograms(['nginx', 'redis'])).toEqual(['nginx', 'redis']);
});
