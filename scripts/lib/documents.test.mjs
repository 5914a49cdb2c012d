/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));

test.each(files)('the index of decisions names %s with its title and date', (name) => {
  const [title] = read(`docs/decisions/${name}`).split('\n');
  const row = read('docs/decisions/README.md')
    .split('\n')
    .find((line) => line.includes(`](${name})`));
  expect(row).toContain(title.replace(/^# /, ''));
  expect(row).toMatch(/\| \d{4}-\d{2}-\d{2} +\|/);
});

/** Files that a document names in backticks by their whole path. */
const namedFiles = (document) =>
  [
    ...read(document).matchAll(
      /`((?:app|components|lib|sandbox|messages|docs|e2e|scripts)\/[^`\s*<>]+\.[a-z]+)`/g,
    ),
  ].map(([, name]) => name);

test.each(['README.md', 'CONTRIBUTING.md', 'docs/a-request-from-end-to-end.md', 'docs/first-changes.md'])(
  '%s names files that exist',
  (document) => {
    expect(namedFiles(document).filter((name) => !existsSync(join(root, name)))).toEqual([]);
  },
);
