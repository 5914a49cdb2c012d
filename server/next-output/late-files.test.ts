/** @jest-environment node */
import { LATE_FILES_STARTER, withLateFiles } from './late-files.mjs';

const OURS = '<script src="/_next/static/chunks/main-1.js" async=""></script>';
const OLD_BROWSERS = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main-1.js"/>';
const DATA = '<script>self.__next_f.push([1,"0:[]"])</script>';

it('a page’s scripts stand at its end and wait for their starter', () => {
  expect(
    withLateFiles(
      `<html><head>${PRELOAD}${OURS}${OLD_BROWSERS}</head><body><p>Плов</p>${DATA}</body></html>`,
    ),
  ).toBe(
    `<html><head>${OLD_BROWSERS}</head><body><p>Плов</p>${DATA}` +
      '<script type="later" src="/_next/static/chunks/main-1.js"></script>' +
      `<script>${LATE_FILES_STARTER}</script></body></html>`,
  );
});

it('a stylesheet beside inline rules waits for the starter, and one that a page needs does not', () => {
  const preload = '<link rel="preload" as="style" href="/_next/static/chunks/all.css"/>';
  const late = '<link rel="stylesheet" href="/_next/static/chunks/all.css" media="print"';
  const needed = '<link rel="stylesheet" href="/_next/static/chunks/all.css"/>';
  expect(withLateFiles(`<html><head>${preload}${late}/></head><body></body></html>`)).toBe(
    `<html><head>${late} disabled=""/></head><body><script>${LATE_FILES_STARTER}</script></body></html>`,
  );
  expect(withLateFiles(`<html><head>${needed}</head><body></body></html>`)).toContain(needed);
});

it.each([
  ['of another site', '<script src="https://other.test/a.js" async=""></script>'],
  ['outside of the build', '<script src="/uploads/a.js" async=""></script>'],
  ['that must run at once', '<script src="/_next/static/chunks/main-1.js"></script>'],
])('a script %s stays as it is', (_, script) => {
  expect(withLateFiles(`<html><body>${script}</body></html>`)).toBe(
    `<html><body>${script}<script>${LATE_FILES_STARTER}</script></body></html>`,
  );
});

it('a page of another shape stays as it is', () => {
  expect(withLateFiles(`<html><body>${OURS}</body>`)).toBe(`<html><body>${OURS}</body>`);
});
