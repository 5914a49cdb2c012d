/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/* Each text that a route takes is read without signs that show nothing, or has a form that admits none (LAY-39). */

const HERE = __dirname;
const ROOT = join(HERE, '../..');
const UNSEEN = ['\u202E', '\u200B', '\u0085', '\u{E0041}', '\uD83D', '\uFEFF', '\u0000'];
/** Written by a program and read by one: a browser's subscription, the provider's code, the counted events, an id of the platform. */
const NOT_TYPED = ['token', 'code', 'state', 'events', 'tariffId', 'version', 'seal'];

const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('route.ts'))
  .map((name) => ({ name, source: readFileSync(join(HERE, name), 'utf8') }));

/** The schemas that the declarations name, with the module of each. */
const declared = sources.flatMap(({ name, source }) =>
  [...source.matchAll(/^ {2}(?:body|query|params): (\w+),$/gm)].map(([, schema = '']) => {
    const [, module = ''] =
      new RegExp(`import \\{[^}]*\\b${schema}\\b[^}]*\\} from '@/([^']+)'`).exec(source) ?? [];
    return [`${name}: ${schema}`, module, schema] as const;
  }),
);

type Node = z.core.$ZodType;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The members of a schema that are read from a text, by their paths. */
function textsOf(node: Node, path: readonly string[]): { path: string; schema: z.core.$ZodType }[] {
  const def: Record<string, unknown> = { ...node._zod.def };
  const isText = (inner: unknown) => isNode(inner) && inner._zod.def.type === 'string';
  if (def.type === 'string' || (def.type === 'pipe' && isText(def.in)))
    return [{ path: path.join('.'), schema: node }];
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, Node>).flatMap(([name, member]) =>
      textsOf(member, [...path, name]),
    );
  const inner = [def.innerType, def.element, def.in, ...((def.options as unknown[] | undefined) ?? [])];
  return inner.filter(isNode).flatMap((member) => textsOf(member, path));
}

// Holds LAY-39.
describe('the texts that routes take', () => {
  test('are found', () => {
    expect(declared.map(([, , schema]) => schema)).toEqual(
      expect.arrayContaining([
        'orderRequestSchema',
        'bookingRequestSchema',
        'addressFieldsSchema',
        'searchInput',
      ]),
    );
    expect(declared.filter(([, module]) => module === '')).toEqual([]);
  });

  test.each(declared)('are clean in %s', async (_name, module, schema) => {
    const exported = (await import(join(ROOT, module))) as Record<string, Node>;
    const node = exported[schema];
    if (!node) throw new Error(`${module} has no ${schema}`);
    for (const { path, schema: text } of textsOf(node, [])) {
      if (path.split('.').some((name) => NOT_TYPED.includes(name))) continue;
      for (const sign of UNSEEN) {
        const read = z.safeParse(text, `7${sign}0`);
        expect([path, read.success && String(read.data).includes(sign)]).toEqual([path, false]);
      }
    }
  });

  test('are not declared in a route itself, unless as a form', () => {
    const free = sources.filter(({ source }) => /z\.string\(\)(?!\.regex\()/.test(source));
    expect(free.map(({ name }) => name)).toEqual([]);
  });
});
