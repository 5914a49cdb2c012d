/** @jest-environment node */
import {
  citationProblems,
  coverageProblems,
  heldRules,
  idsOfTables,
  readContract,
  repeatedIds,
} from './rules.mjs';

// Words are put together here, so that the check of the whole repository does not read them as citations.
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

test('reads the ids of tables, of their first column only, and names one that is in two rows', () => {
  const ids = idsOfTables('| id     | rule |\n| ------ | ---- |\n| ABC-01 | as ABC-07 |\n| ABC-02 | y |\n');
  expect(ids).toEqual(['ABC-01', 'ABC-02']);
  expect(repeatedIds([...ids, 'ABC-01'])).toHaveLength(1);
});

test('accepts citations of what is in the repository', () => {
  expect(
    problemsOf(`
      /** A thing (ABC-01, ABC-02; ${OF} rule 2). UTF-8 and ISO-8601 are no rules of ours. */
      /* ${OF} rules 1 to 2; ${OF} schemas Item and Box; ${OF} call listItems, ${OF} parameter ItemsQuery (docs/decisions/003). */
    `),
  ).toEqual([]);
});

test.each([
  ['ABC-03', '// As ABC-03 says.'],
  ['ABC-09', '// ABC-01 to ABC-09'],
  [`${OF} rule 3`, `/*\n * It is so (${OF}\n * rule 3).\n */`],
  [`${OF} rule 7`, `// (${OF} rules 1 to 7)`],
  [`${OF} schema Bag`, `// ${OF} schemas Item, Box and Bag`],
  [`${OF} call dropItems`, `// ${OF} call dropItems`],
  [`${OF} parameter BagQuery`, `// ${OF} parameter BagQuery`],
  [`docs/decisions${'/'}004`, `// docs/decisions${'/'}004`],
])('names %s, which does not exist', (citation, text) => {
  expect(problemsOf(text)).toEqual([`a.ts cites ${citation}, which does not exist.`]);
});

test.each([
  `// spec ${SECTION}4 Auth`,
  `// see ${SECTION}9`,
  `// (${'decisions'})`,
  `/** ${'Decisions'}: money. */`,
  `// (${'decision'} 11)`,
  `// (${OF}, 'Sums')`,
  `// (${OF} ${"'"}Sums')`,
])('refuses %s, which does not exist', (text) => {
  expect(problemsOf(text)).toHaveLength(1);
});

test('reads the rules that tests hold, with ranges and over lines', () => {
  const tests = {
    'a.test.ts': '// Holds ABC-01, ABC-03 to ABC-05 and ABC-08.\n// As ABC-09 says.\n',
    'b.test.ts': '/*\n * Holds ABC-11,\n * ABC-12.\n */\n',
  };
  const numbers = [...heldRules(tests)].map((id) => Number(id.slice(4))).sort((one, other) => one - other);
  expect(numbers).toEqual([1, 3, 4, 5, 8, 11, 12]);
});

test('lets the list of untested rules only get shorter', () => {
  const ids = ['ABC-01', 'ABC-02', 'ABC-03'];
  const problems = (...untested) => coverageProblems(ids, new Set(['ABC-01', 'ABC-02']), untested);
  expect(problems('ABC-03')).toEqual([]);
  expect(problems()).toEqual([expect.stringMatching(/^ABC-03 is held by no test/)]);
  expect(problems('ABC-02', 'ABC-03')).toEqual([expect.stringMatching(/^ABC-02 is held by a test/)]);
  expect(problems('ABC-03', 'ABC-04')).toEqual([expect.stringMatching(/^ABC-04 .* is no rule/)]);
});
