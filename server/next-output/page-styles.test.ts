/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STYLESHEET_STARTER, withInlineStyles } from './page-styles.mjs';
import { recordedPage } from './test-fixtures';

const folder = mkdtempSync(path.join(tmpdir(), 'page-styles-'));
const chunks = path.join(folder, '.next/static/chunks');
beforeAll(() => {
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'all.css'), '.chip{color:red}.sheet{color:blue}');
  writeFileSync(path.join(chunks, 'odd.css'), '.chip:after{content:"</style>"}');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});

const [recorded = '', address = ''] =
  /<link rel="stylesheet" href="([^"]+)"[^>]*>/.exec(recordedPage()) ?? [];
const linked = (name: string) => recorded.replace(address, `/_next/static/chunks/${name}`);
const page = (link: string) => `<html><head>${link}</head><body><a class="chip">Tea</a></body></html>`;

it('a page brings the rules for its elements, and its stylesheet delays nothing', () => {
  expect(withInlineStyles(page(linked('all.css')))).toBe(
    page(
      '<style>.chip{color:red}</style><link rel="preload" as="style" href="/_next/static/chunks/all.css"/>' +
        '<link rel="stylesheet" href="/_next/static/chunks/all.css" media="print" data-precedence="next"/>' +
        `<script>${STYLESHEET_STARTER}</script>`,
    ),
  );
});

it.each([
  ['that is not there', 'gone.css'],
  ['outside of the build', '../../../package.css'],
])('a stylesheet %s stays as it is', (_name, name) => {
  expect(withInlineStyles(page(linked(name)))).toBe(page(linked(name)));
});

it('a rule cannot end the element that it stands in', () => {
  expect(withInlineStyles(page(linked('odd.css')))).toContain(
    String.raw`<style>.chip:after{content:"\3c /style>"}</style>`,
  );
});
