/** @jest-environment node */
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putReleasedFiles, shareReleasedFiles } from './released-files.server';

const DAY_MS = 24 * 3_600_000;
const START = Date.UTC(2026, 2, 14);
const day = (number: number) => new Date(START + number * DAY_MS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A build with these files below `.next/static`. */
function build(name: string, files: Record<string, string>): string {
  const root = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, '.next/static', file, '..'), { recursive: true });
    writeFileSync(join(root, '.next/static', file), text);
  }
  return root;
}
const released = () => join(folder, 'released');
const remaining = () => readdirSync(join(released(), '_next/static/chunks')).sort();

test('the files of each release stand beside those of the earlier ones, under their addresses', async () => {
  await putReleasedFiles(released(), build('one', { 'chunks/a.js': 'a', 'media/x.woff2': 'x' }), day(0));
  await putReleasedFiles(released(), build('two', { 'chunks/b.js': 'b' }), day(1));
  expect(remaining()).toEqual(['a.js', 'b.js']);
  expect(readFileSync(join(released(), '_next/static/media/x.woff2'), 'utf8')).toBe('x');
});

test('what no release has had for thirty days goes, what a later one has too stays', async () => {
  await putReleasedFiles(released(), build('one', { 'chunks/a.js': 'a', 'chunks/both.js': 'x' }), day(0));
  await putReleasedFiles(released(), build('two', { 'chunks/both.js': 'x' }), day(20));
  await putReleasedFiles(released(), build('three', { 'chunks/c.js': 'c' }), day(31));
  expect(remaining()).toEqual(['both.js', 'c.js']);
});

test('a release that has run for a month without a start keeps its files, and holds no process back from its end', async () => {
  jest.useFakeTimers({ now: day(0), doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const setInterval = jest.spyOn(globalThis, 'setInterval');
  await shareReleasedFiles(released(), build('one', { 'chunks/a.js': 'a' }), jest.fn());
  expect(setInterval.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  jest.setSystemTime(day(30));
  jest.advanceTimersByTime(DAY_MS);
  const changedAtMs = () => statSync(join(released(), '_next/static/chunks/a.js')).mtimeMs;
  while (changedAtMs() < day(31).getTime()) await new Promise(setImmediate);
  await putReleasedFiles(released(), build('two', { 'chunks/b.js': 'b' }), day(31));
  expect(remaining()).toEqual(['a.js', 'b.js']);
});

test('a folder that refuses is no reason not to start', async () => {
  writeFileSync(released(), 'a file');
  const onFailed = jest.fn();
  await shareReleasedFiles(released(), build('one', { 'chunks/a.js': 'a' }), onFailed);
  expect(onFailed.mock.calls).toEqual([[expect.objectContaining({ code: 'ENOTDIR' })]]);
});

test('two processes that begin at once leave every file whole', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 50 }, (_, number) => [`chunks/${number}.js`, 'x'.repeat(10_000)]),
  );
  const root = build('one', files);
  await Promise.all([putReleasedFiles(released(), root, day(0)), putReleasedFiles(released(), root, day(0))]);
  expect(remaining()).toHaveLength(50);
  for (const name of remaining())
    expect(readFileSync(join(released(), '_next/static/chunks', name), 'utf8')).toHaveLength(10_000);
});
