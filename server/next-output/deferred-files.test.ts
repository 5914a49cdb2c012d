/** @jest-environment node */
import { DEFERRED_FILES_STARTER, withDeferredFiles } from './deferred-files.mjs';
import { pageData } from './page-data.mjs';
import { recordedPage } from './test-fixtures';

const PAGE = recordedPage();
const OURS = '<script src="/_next/static/chunks/main-1.js" async=""></script>';
const addressesIn = (html: string, script: RegExp) =>
  [...html.matchAll(script)].map(([, address]) => address);

it('a page’s scripts stand at its end and wait for their starter', () => {
  const page = withDeferredFiles(PAGE);
  const addresses = addressesIn(PAGE, /<script src="([^"]+)" async="">/g);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addressesIn(page, /<script type="later" src="([^"]+)">/g)).toEqual(addresses);
  expect(page).not.toMatch(/<script[^>]* async|<link rel="preload" as="script"/);
  expect(page.match(/ noModule=""/g)).toHaveLength(1);
  expect(page.endsWith(`</script><script>${DEFERRED_FILES_STARTER}</script></body></html>`)).toBe(true);
  expect(pageData(page)).toBe(pageData(PAGE));
});

it('a stylesheet beside inline rules waits for the starter, and one that a page needs does not', () => {
  const preload = '<link rel="preload" as="style" href="/_next/static/chunks/all.css"/>';
  const late = '<link rel="stylesheet" href="/_next/static/chunks/all.css" media="print"';
  const needed = '<link rel="stylesheet" href="/_next/static/chunks/all.css"/>';
  expect(withDeferredFiles(`<html><head>${preload}${late}/></head><body></body></html>`)).toBe(
    `<html><head>${late} disabled=""/></head><body><script>${DEFERRED_FILES_STARTER}</script></body></html>`,
  );
  expect(withDeferredFiles(`<html><head>${needed}</head><body></body></html>`)).toContain(needed);
});

it.each([
  ['of another site', '<script src="https://other.test/a.js" async=""></script>'],
  ['outside of the build', '<script src="/uploads/a.js" async=""></script>'],
  ['that must run at once', '<script src="/_next/static/chunks/main-1.js"></script>'],
])('a script %s stays as it is', (_, script) => {
  expect(withDeferredFiles(`<html><body>${script}</body></html>`)).toBe(
    `<html><body>${script}<script>${DEFERRED_FILES_STARTER}</script></body></html>`,
  );
});

it('a page of another shape stays as it is', () => {
  expect(withDeferredFiles(`<html><body>${OURS}</body>`)).toBe(`<html><body>${OURS}</body>`);
});
