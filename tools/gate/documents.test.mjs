/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const inFolder = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const decisionFiles = inFolder('docs/decisions').filter((name) => /\/\d{3}-/.test(name));
const howTo = inFolder('docs/how-to');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)));
const linesOf = (name) => read(name).trimEnd().split('\n');
const wordsOf = (text) => text.split(/\s+/).filter(Boolean).length;

describe.each(decisionFiles)('%s', (name) => {
  const [heading, , status] = linesOf(name);

  test('stands in the index with its number and title', () => {
    const file = basename(name);
    const row = `- [${heading.replace('# ', `${file.slice(0, 3)} `)}](${file})`;
    expect(read('docs/decisions/README.md')).toContain(`${row}\n`);
  });

  test('has a status with a date, context, decision and consequences, in 60 lines', () => {
    expect(status).toMatch(/^In force since \d{4}-\d{2}-\d{2}\./);
    const parts = [...read(name).matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)];
    expect(parts.map(([, part]) => part)).toEqual(['Context', 'Decision', 'Consequences']);
    expect(linesOf(name).length).toBeLessThanOrEqual(60);
  });
});

test.each(howTo)('%s has at most 250 words, and the list of documents names it', (name) => {
  expect(wordsOf(read(name))).toBeLessThanOrEqual(250);
  expect(read('docs/README.md')).toContain(`(${name.replace('docs/', '')})`);
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s has at most 120 lines', (name) => {
  expect(linesOf(name).length).toBeLessThanOrEqual(120);
});

test('all documents but the rules and the settled questions have at most 30,000 words', () => {
  const others = documents.filter((name) => !['docs/rules.md', 'docs/settled.md'].includes(name));
  expect(others.reduce((sum, name) => sum + wordsOf(read(name)), 0)).toBeLessThanOrEqual(30_000);
});

/** Files that a document names in backticks: by their whole path, and by their name alone. */
const WHOLE = /`((?:app|components|lib|sandbox|messages|docs|e2e|tools|worker|server)\/[^`\s*<>]+\.[a-z]+)`/g;
const ALONE = /`([\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|yaml|css))`/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** The later name of `middleware.ts`. */
const OF_NEXT = ['proxy.ts'];

const FOLDERS = ['app', 'components', 'lib', 'sandbox', 'docs', 'e2e', 'tools', 'styles', 'server', 'worker'];
const baseNames = new Set(
  [root, ...FOLDERS.map((folder) => join(root, folder))].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== root, encoding: 'utf8' }).map((name) => basename(name)),
  ),
);
const namedBy = (pattern, document) => [...read(document).matchAll(pattern)].map(([, name]) => name);
const anchorsOf = (document) =>
  namedBy(/^#+ (.+)$/gm, document).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('%s names files and sections that exist', (document) => {
  expect(namedBy(WHOLE, document).filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const alone = namedBy(ALONE, document).filter((name) => !OF_NEXT.includes(name));
  expect(alone.filter((name) => !baseNames.has(name))).toEqual([]);
  const broken = [...read(document).matchAll(LINK)].filter(([, path, anchor]) => {
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
