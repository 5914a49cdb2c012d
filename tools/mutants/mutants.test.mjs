/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMutants } from './table.mjs';

const root = process.cwd();
const mutants = readMutants(join(root, 'tools', 'mutants'));

test('the faults are numbered without a gap', () => {
  expect(mutants.length).toBeGreaterThan(80);
  expect(mutants.map(({ id }) => Number(id))).toEqual(mutants.map((_, index) => index + 1));
});

test.each(mutants)('the fault $id can be put into the code of today', ({ patch }) => {
  const { stderr } = spawnSync('git', ['apply', '--check', patch], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
});

test.each(mutants.filter(({ expected }) => expected))('the test of the fault $id exists', ({ expected }) => {
  expect(existsSync(join(root, expected.split(' ')[0]))).toBe(true);
});
