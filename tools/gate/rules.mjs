const ID = /\b([A-Z][A-Z0-9]{1,4})-(\d{2,})\b/g;
const RANGE = /\b([A-Z][A-Z0-9]{1,4})-(\d{2,}) to \1-(\d{2,})\b/g;

/** Signs of texts that are not in the repository, and of places that were cited before they had a number. */
const NOWHERE =
  /\bspec §|§ ?\d|[(]decisions?\b(?!\/)|[(;*] ?decisions:|\bcontract,? ['’]|\bcontract, (?:decision|journey)\b/gi;

/** A comment as one line, so that a citation may span two. */
const unbroken = (text) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');

export function idsOfTables(document) {
  return [...document.matchAll(/^\| ([A-Z][A-Z0-9]{1,4}-\d{2,}) +\|/gm)].map(([, id]) => id);
}

export function readContract({ rules, calls, entities }) {
  const names = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
  return {
    rules: new Set([...rules.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))),
    schemas: names(entities, /^ {2}(\w+):/gm),
    calls: names(calls, /^ +operationId: (\w+)/gm),
    parameters: names(calls, /^ {4}(\w+):/gm),
  };
}

export function repeatedIds(ids) {
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${id} stands in two rows: an id keeps its meaning.`);
}

function unknownIds(text, ids) {
  const prefixes = new Set([...ids].map((id) => id.split('-')[0]));
  const found = [...text.matchAll(ID)].filter(([id, prefix]) => prefixes.has(prefix) && !ids.has(id));
  return found.map(([id]) => id);
}

function unknownOfContract(text, { rules, schemas, calls, parameters }) {
  const numbers = [...text.matchAll(/\bcontract rules? (\d+)(?:(?: to |, | and )(\d+))?/gi)]
    .flatMap(([, first, last]) => [first, last ?? first])
    .filter((number) => !rules.has(Number(number)))
    .map((number) => `contract rule ${number}`);
  const named = Object.entries({ schema: schemas, call: calls, parameter: parameters }).flatMap(
    ([word, known]) =>
      [...text.matchAll(new RegExp(`\\b[Cc]ontract ${word}s? (\\w+(?:(?:, | and )[A-Z]\\w+)*)`, 'g'))]
        .flatMap(([, names]) => names.split(/, | and /))
        .filter((name) => !known.has(name))
        .map((name) => `contract ${word} ${name}`),
  );
  return [...new Set(numbers), ...named];
}

function unknownDecisions(text, decisions) {
  return [...text.matchAll(/\bdocs\/decisions\/(\d+)/g)]
    .filter(([, number]) => !decisions.some((name) => name.startsWith(`${number}-`)))
    .map(([citation]) => citation);
}

/** Sentences about citations of what is not in the repository. @param files texts by their path */
export function citationProblems(files, { ids, contract, decisions }) {
  return Object.entries(files).flatMap(([name, broken]) => {
    const text = unbroken(broken);
    const missing = [
      ...unknownIds(text, ids),
      ...unknownOfContract(text, contract),
      ...unknownDecisions(text, decisions),
    ];
    return [
      ...missing.map((citation) => `${name} cites ${citation}, which does not exist.`),
      ...[...text.matchAll(NOWHERE)].map(
        ([mark]) =>
          `${name} cites '${mark.trim()}': name a rule's id (docs/README.md), or the reason itself.`,
      ),
    ];
  });
}

/** The rules that tests say to hold: `// Holds MENU-35, MENU-40 to MENU-42.` above what holds them. */
export function heldRules(tests) {
  const id = '[A-Z][A-Z0-9]{1,4}-\\d{2,}';
  const held = new RegExp(`\\bHolds (${id}(?:(?:,| to| and) ${id})*)`, 'g');
  const found = Object.values(tests)
    .flatMap((text) => [...unbroken(text).matchAll(held)])
    .flatMap(([, list]) => [
      ...[...list.matchAll(ID)].map(([one]) => one),
      ...[...list.matchAll(RANGE)].flatMap(([, prefix, first, last]) =>
        Array.from(
          { length: Math.max(0, Number(last) - Number(first) + 1) },
          (_, index) => `${prefix}-${String(Number(first) + index).padStart(first.length, '0')}`,
        ),
      ),
    ]);
  return new Set(found);
}

/** Sentences about rules that no test holds and the list does not name, and about rows of the list that are to go. */
export function coverageProblems(ids, held, untested) {
  const listed = new Set(untested);
  return [
    ...ids
      .filter((id) => !held.has(id) && !listed.has(id))
      .map((id) => `${id} is held by no test: write one and say 'Holds ${id}.' above it.`),
    ...untested
      .filter((id) => held.has(id))
      .map((id) => `${id} is held by a test: strike it from docs/rules-untested.txt.`),
    ...untested.filter((id) => !ids.includes(id)).map((id) => `${id} in docs/rules-untested.txt is no rule.`),
  ];
}

export function readUntested(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
