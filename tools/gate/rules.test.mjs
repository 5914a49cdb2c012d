/** @jest-environment node */
import {
  citationProblems,
  coverageProblems,
  heldRules,
  idsOfTables,
  readContract,
  readUntested,
  repeatedIds,
} from './rules.mjs';

// Prefixes and words are put together here, so that the check of the whole repository does not read them as citations.
const OF = 'contract';
const SECTION = '§';

const contract = readContract({
  rules: '# Rules\n\n1. One.\n2. Two,\n   still two.\n',
  calls:
    'components:\n  parameters:\n    ItemsQuery:\n      in: query\npaths:\n  /x:\n    get:\n      operationId: listItems\n',
  entities: 'schemas:\n  Item: {type: object}\n  Box:\n    type: object\n',
});
const known = { ids: new Set(['ABC-01', 'ABC-02']), contract, decisions: ['003-one-thing.md'] };
const problemsOf = (text) => citationProblems({ 'a.ts': text }, known);

test('reads the ids of tables, of their first column only', () => {
  expect(
    idsOfTables('| id     | rule |\n| ------ | ---- |\n| ABC-01 | as ABC-07 |\n| ABC-02 | y |\n'),
  ).toEqual(['ABC-01', 'ABC-02']);
});

test('names an id that is in two rows', () => {
  expect(repeatedIds(['ABC-01', 'ABC-02', 'ABC-01'])).toHaveLength(1);
});

test('accepts citations of what is in the repository', () => {
  expect(
    problemsOf(`
      /** A thing (ABC-01, ABC-02; ${OF} rule 2). */
      /* ${OF} rules 1 to 2; ${OF} schemas Item and Box; ${OF} call listItems, ${OF} parameter ItemsQuery (docs/decisions/003). */
      // UTF-8 and ISO-8601 are no rules of ours.
    `),
  ).toEqual([]);
});

test.each([
  ['an id', '// As ABC-03 says.', 'ABC-03'],
  ['the end of a range', '// ABC-01 to ABC-09', 'ABC-09'],
  ['a rule of the contract', `// (${OF} rule 3)`, `${OF} rule 3`],
  [
    'a rule of the contract broken over two lines',
    `/*\n * It is so (${OF}\n * rule 3).\n */`,
    `${OF} rule 3`,
  ],
  ['the end of a range of rules', `// (${OF} rules 1 to 7)`, `${OF} rule 7`],
  ['a schema', `// ${OF} schema Bag`, `${OF} schema Bag`],
  ['the last of several schemas', `// ${OF} schemas Item, Box and Bag`, `${OF} schema Bag`],
  ['a call', `// ${OF} call dropItems`, `${OF} call dropItems`],
  ['a parameter', `// ${OF} parameter BagQuery`, `${OF} parameter BagQuery`],
  ['a decision', `// docs/decisions${'/'}004`, `docs/decisions${'/'}004`],
])('names %s that does not exist', (_, text, citation) => {
  expect(problemsOf(text)).toEqual([`a.ts cites ${citation}, which does not exist.`]);
});

test.each([
  [`// spec ${SECTION}4 Auth`],
  [`// see ${SECTION}9`],
  [`// (${'decisions'})`],
  [`/** ${'Decisions'}: money. */`],
  [`// (${'decision'} 11)`],
  [`// (${OF}, 'Sums')`],
  [`// (${OF} ${"'"}Sums')`],
])('refuses %s, which does not exist', (text) => {
  expect(problemsOf(text)).toHaveLength(1);
});

test('reads the rules that tests hold, with ranges and over lines', () => {
  const tests = {
    'a.test.ts': '// Holds ABC-01, ABC-03 to ABC-05 and ABC-08.\n// As ABC-09 says.\n',
    'b.test.ts': '/*\n * Holds ABC-11,\n * ABC-12.\n */\n',
  };
  expect([...heldRules(tests)].sort()).toEqual([
    'ABC-01',
    'ABC-03',
    'ABC-04',
    'ABC-05',
    'ABC-08',
    'ABC-11',
    'ABC-12',
  ]);
});

test('lets the list of untested rules only get shorter', () => {
  const ids = ['ABC-01', 'ABC-02', 'ABC-03'];
  const held = new Set(['ABC-01', 'ABC-02']);
  const problems = (...untested) => coverageProblems(ids, held, untested);
  expect(problems('ABC-03')).toEqual([]);
  expect(problems()).toEqual([expect.stringMatching(/^ABC-03 is held by no test/)]);
  expect(problems('ABC-02', 'ABC-03')).toEqual([expect.stringMatching(/^ABC-02 is held by a test/)]);
  expect(problems('ABC-03', 'ABC-04')).toEqual([expect.stringMatching(/^ABC-04 .* is no rule/)]);
  expect(readUntested('# Rules without a test.\n\nABC-01\nABC-02\n')).toEqual(['ABC-01', 'ABC-02']);
});
