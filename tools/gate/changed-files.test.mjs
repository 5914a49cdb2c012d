/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, nearestFirst } from './changed-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-changed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...options) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...options], { cwd: folder });
const write = (name, text) => writeFileSync(join(folder, name), text);

test('names what differs from the last commit, and what the last commit changed where nothing does', () => {
  git('init', '--quiet');
  for (const name of ['menu.ts', 'cart.ts', 'gone.ts']) write(name, '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  write('menu.ts', '2');
  write('new.ts', '1');
  rmSync(join(folder, 'gone.ts'));
  expect(changedFiles(folder)).toEqual(['menu.ts', 'new.ts']);

  git('add', '.');
  git('commit', '--quiet', '--message', 'two');
  expect(changedFiles(folder)).toEqual(['menu.ts', 'new.ts']);
});

test('orders files by their distance from a changed one', () => {
  const files = ['app/a.test.ts', 'lib/menu/late/b.test.ts', 'lib/menu/c.test.ts'];
  expect(nearestFirst(files, ['lib/menu/menu.ts'])).toEqual([files[2], files[1], files[0]]);
});
