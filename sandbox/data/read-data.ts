import { readdirSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { z } from 'zod';

/** Where the data is; also how an error names it. */
const FOLDER = 'sandbox/data';

type Path = readonly PropertyKey[];

/** Line of what stands at the path, or of the key there that is not known. */
type LineOf = (path: Path, key?: string) => number;

/** A checked YAML file of `sandbox/data`. Call it once a file. @throws Error with the line */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseYaml(file, readText(file), schema);
}

export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  let value: unknown;
  try {
    value = load(text, { schema: CORE_SCHEMA }) ?? null;
  } catch {
    // Its sentences name no line; the other reader's do.
    value = document(file, text).value;
  }
  return check(file, schema, value, (path, key) => {
    const { contents, lines } = document(file, text);
    return contents ? lines.linePos(offsetOf(contents, path, key)).line : 1;
  });
}

/** Reads YAML with places, for errors only: js-yaml is five times as fast but knows none. @throws Error */
function document(file: string, text: string): { value: unknown; contents: Node | null; lines: LineCounter } {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = parsed.errors;
  if (error)
    throw new Error(`${FOLDER}/${file}, line ${lines.linePos(error.pos[0]).line}: ${error.message}.`);
  return { value: parsed.toJS(), contents: parsed.contents, lines };
}

/** The YAML files of a folder of `sandbox/data`, to be read one by one. */
export function yamlFilesOf(folder: string): string[] {
  return readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Rows of a TSV file by its first line's names, without empty cells; numbers by `z.coerce.number()`. */
export function readTable<Schema extends z.ZodType>(file: string, row: Schema): z.output<Schema>[] {
  return parseTable(file, readText(file), row);
}

export function parseTable<Schema extends z.ZodType>(
  file: string,
  text: string,
  row: Schema,
): z.output<Schema>[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  const rows = lines.map((line) =>
    Object.fromEntries(
      line
        .split('\t')
        .map((cell, index) => [columns[index] ?? `column ${index + 1}`, cell] as const)
        .filter(([, cell]) => cell !== ''),
    ),
  );
  return check(file, z.array(row), rows, ([index]) => Number(index) + 2);
}

/** A list in one cell of a table, between commas. */
export function inOneCell<List extends z.ZodType>(list: List) {
  return z.preprocess((cell) => (typeof cell === 'string' ? cell.split(', ') : cell), list);
}

/** One of the names that something else has: a linen, a picture. `what` is the word for it. */
export function nameOf<Name extends string>(what: string, known: Iterable<Name>) {
  return z.enum([...known], { error: ({ input }) => unknownName(what, input) });
}

/** The row of a name: a choice, a heading. `what` is the word for it. */
export function namedOne<Value>(what: string, known: Readonly<Record<string, Value>>) {
  return z.string().transform((name, context): Value => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (value !== undefined) return value;
    context.addIssue(unknownName(what, name));
    return z.NEVER;
  });
}

const unknownName = (what: string, name: unknown) =>
  `must be the name of a ${what}, and there is none called ${shown(name)}`;

function readText(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function check<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  lineOf: LineOf,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: expectation, reportInput: true });
  if (result.success) return result.data;
  const [first] = result.error.issues;
  const { path, message, key } = first
    ? deepest(first)
    : { path: [], message: 'is unreadable', key: undefined };
  throw new Error(`${FOLDER}/${file}, line ${lineOf(path, key)}: ${written(path)} ${message}.`);
}

/** The requirement of a schema for a value, in words that follow its path; undefined where zod's own words do. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `has the unknown key ${issue.keys.map(shown).join(' and ')}`;
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.map(shown).join(' or ')}, ${found(issue.input)}`;
  }
  if (issue.code === 'invalid_type') return `must be ${named(issue.expected)}, ${found(issue.input)}`;
  return undefined;
}

const NAMED: Record<string, string> = {
  array: 'a list',
  int: 'a whole number',
  object: 'a map',
  record: 'a map',
  string: 'a text',
  tuple: 'a list',
};

const named = (expected: string) => NAMED[expected] ?? `a ${expected}`;

function found(input: unknown): string {
  if (input === undefined) return 'and is missing';
  if (Array.isArray(input)) return 'not a list';
  return typeof input === 'object' && input !== null ? 'not a map' : `not ${shown(input)}`;
}

const shown = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** Of the alternatives of a value the one that it comes closest to. */
function deepest(issue: z.core.$ZodIssue): { path: Path; message: string; key?: string } {
  if (issue.code === 'invalid_union') {
    const inner = issue.errors
      .flat()
      .map((error) => deepest({ ...error, path: [...issue.path, ...error.path] }))
      .toSorted(
        (a, b) => b.path.length - a.path.length || Number(b.key !== undefined) - Number(a.key !== undefined),
      );
    if (inner[0]) return inner[0];
  }
  return {
    path: issue.path,
    message: issue.message,
    key: issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined,
  };
}

/** `kazakhHot[2].name.kk`. */
function written(path: Path): string {
  if (path.length === 0) return 'The file';
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** Where the path leads to, or as far as it goes: a value, or the key that is not known. */
function offsetOf(top: Node, path: Path, key?: string): number {
  let node = top;
  let offset = top.range?.[0] ?? 0;
  for (const step of key === undefined ? path : [...path, key]) {
    if (isSeq<Node>(node)) {
      const item = node.items[Number(step)];
      if (!item) return offset;
      node = item;
      offset = item.range?.[0] ?? offset;
    } else if (isMap<Node, Node | null>(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === String(step));
      if (!pair) return offset;
      offset = pair.key.range?.[0] ?? offset;
      if (!pair.value) return offset;
      node = pair.value;
    }
  }
  return offset;
}
