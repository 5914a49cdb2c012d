/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { STYLESHEET_STARTER, withInlineStyles } from './page-styles.mjs';

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

const linked = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
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

it('each stylesheet completes the rules that stand inline for it, and no others', async () => {
  const groupOf = (...texts: string[]) => ({
    cssRules: texts.map((text) => ({ selectorText: text.split('{')[0], cssText: text })),
    insertRule(this: { cssRules: unknown[] }, text: string, place: number) {
      this.cssRules.splice(place, 0, { selectorText: text.split('{')[0], cssText: text });
    },
  });
  const [first, own] = [groupOf('.chip{}'), groupOf('.tile{}')];
  const loaded = groupOf('.tile{}', '.sheet{}');
  const link = {
    sheet: loaded,
    media: 'print',
    parentNode: { querySelector: () => ({ sheet: first }) },
    previousElementSibling: { previousElementSibling: { sheet: own } },
  };
  runInNewContext(STYLESHEET_STARTER, {
    document: { currentScript: { previousElementSibling: link } },
    performance,
    setTimeout,
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const textsOf = (sheet: typeof own) => sheet.cssRules.map(({ cssText }) => cssText);
  expect([textsOf(first), textsOf(own)]).toEqual([['.chip{}'], ['.tile{}', '.sheet{}']]);
});
