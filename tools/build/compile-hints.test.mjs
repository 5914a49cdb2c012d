/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_HINT, writeCompileHints } from './compile-hints.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hints-'));
  mkdirSync(join(root, '.next/diagnostics'), { recursive: true });
  const routes = [['.next/a.js'], ['.next/a.js', '.next/b.js']].map((firstLoadChunkPaths) => ({
    firstLoadChunkPaths,
  }));
  writeFileSync(join(root, '.next/diagnostics/route-bundle-stats.json'), JSON.stringify(routes));
  for (const name of ['a', 'b', 'map']) writeFileSync(join(root, `.next/${name}.js`), `run("${name}")`);
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (name) => readFileSync(join(root, `.next/${name}.js`), 'utf8');

test('each first-load script gets the hint as its first line, once', () => {
  expect(writeCompileHints(root)).toBe(2);
  expect(writeCompileHints(root)).toBe(2);
  expect(read('a')).toBe(`${COMPILE_HINT}run("a")`);
  expect(read('b')).toBe(`${COMPILE_HINT}run("b")`);
});

test('a script that is loaded on demand stays as it is', () => {
  writeCompileHints(root);
  expect(read('map')).toBe('run("map")');
});
