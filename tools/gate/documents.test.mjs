/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));

test.each(files)('the index of decisions names %s with its title and date', (name) => {
  const [title] = read(`docs/decisions/${name}`).split('\n');
  const row = read('docs/decisions/README.md')
    .split('\n')
    .find((line) => line.includes(`](${name})`));
  expect(row).toContain(title.replace(/^# /, ''));
  expect(row).toMatch(/, \d{4}-\d{2}-\d{2}$/);
});

/** Files that a document names in backticks: by their whole path, and by their name alone. */
const WHOLE = /`((?:app|components|lib|sandbox|messages|docs|e2e|tools|worker)\/[^`\s*<>]+\.[a-z]+)`/g;
const ALONE = /`([\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|yaml|css))`/g;
const namedBy = (pattern, document) => [...read(document).matchAll(pattern)].map(([, name]) => name);

const FOLDERS = ['app', 'components', 'lib', 'sandbox', 'docs', 'e2e', 'tools', 'styles', 'server', 'worker'];
const baseNames = new Set(
  [root, ...FOLDERS.map((folder) => join(root, folder))].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== root, encoding: 'utf8' }).map((name) => basename(name)),
  ),
);

test.each([
  ...['README.md', 'CONTRIBUTING.md', 'docs/README.md', 'docs/data-protection.md', 'docs/runbook.md'],
  ...['docs/a-request-from-end-to-end.md', 'docs/first-changes.md'],
])('%s names files that exist', (document) => {
  expect(namedBy(WHOLE, document).filter((name) => !existsSync(join(root, name)))).toEqual([]);
  expect(namedBy(ALONE, document).filter((name) => !baseNames.has(name))).toEqual([]);
});
