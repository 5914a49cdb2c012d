/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withNextCode } from './next-code';
import { writeManifest } from './test-fixtures';

const folder = mkdtempSync(path.join(tmpdir(), 'next-code-'));
beforeAll(() => writeManifest(folder));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});

const page = (scripts: string) => `<html><body>${scripts}</body></html>`;
const LAYOUT = '<script src="/_next/static/chunks/layout.js" async=""></script>';
const VENUE = '<script src="/_next/static/chunks/1_venue-a~.js" async=""></script>';

it('a page names the code of a venue’s page that it does not have itself, and no browser loads it', () => {
  const named =
    '<link rel="next-code" data-of="venue" href="/_next/static/chunks/" data-files="1_venue-a~.js"/>';
  expect(withNextCode(page(LAYOUT))).toBe(page(LAYOUT + named));
});

it.each([
  ['a page that has that code', page(LAYOUT + VENUE)],
  ['a page of another shape', `<html><body>${LAYOUT}</body>`],
])('%s stays as it is', (_, html) => {
  expect(withNextCode(html)).toBe(html);
});
