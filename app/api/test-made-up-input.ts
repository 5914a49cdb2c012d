import fc from 'fast-check';
import { z } from 'zod';

/* Input that a schema takes, or almost: what an attacker's program would send. */

/** Stands in texts that are made up, so that it is known again where it must not be. */
export const CANARY = 'canary9zq';

const withMember = (name: string, value: unknown): unknown =>
  Object.defineProperty({}, name, { value, enumerable: true, configurable: true });

const ODD_TEXTS = [
  ...['', ' ', CANARY, `${CANARY}\u0000`, `\u202e${CANARY}\u2066`, `${CANARY}\r\nSet-Cookie: ${CANARY}=1`],
  ...['\ud800', '\ufeff\ufffe\uffff', 'e\u0301'.repeat(2000), 'ა'.repeat(500), ' '.repeat(30_000)],
  ...['-1', '0', '1e309', '0x10', '９９', 'null', 'NaN', '[object Object]', '1'.repeat(400)],
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', '%00%ff%', `<script>${CANARY}</script>`],
  ...[
    `' OR '1'='1`,
    `'; DROP TABLE orders; --`,
    '{"$gt":""}',
    '${7*7}',
    '{{7*7}}',
    '<%= 7*7 %>',
    '$(sleep 5)',
  ],
  ...['`sleep 5`', '*)(uid=*))(|(uid=*', '=cmd|calc!A1', '2026-02-30T25:61:00Z', '-000001-01-01T00:00:00Z'],
];
const ODD_VALUES = [
  ...[null, true, 0, -0, -1, 0.1, 1e308, 2 ** 31, 2 ** 53, [], [null], [[]], {}, Array<number>(500).fill(0)],
  JSON.parse('['.repeat(400) + ']'.repeat(400)) as unknown,
  withMember('__proto__', { isAdmin: true, [CANARY]: 1 }),
  withMember('constructor', { prototype: { [CANARY]: 1 } }),
  withMember('toJSON', CANARY),
  withMember('then', CANARY),
  withMember('length', -1),
];
const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));
const oddValue = fc.oneof(oddText, fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 3 }));

type Schema = z.core.JSONSchema.BaseSchema;
type Arbitrary = fc.Arbitrary<unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString());
  if (pattern && !/\\p\{|\(\?[!=<]/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  const fitting = ODD_TEXTS.filter(({ length }) => length >= minLength && length <= maxLength);
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 200) });
  return fitting.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...fitting));
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(Math.max(minimum ?? Number(exclusiveMinimum ?? -2) + 1, -1e9));
  const max = Math.floor(Math.max(min, Math.min(maximum ?? 1e6, 1e6)));
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** Values that a JSON schema takes. */
function valueOf(schema: Schema): Arbitrary {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(isSchema);
  if (choices) return fc.oneof(...choices.map(valueOf));
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') {
    const minLength = schema.minItems ?? 0;
    const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 3, 4));
    return fc.array(isSchema(schema.items) ? valueOf(schema.items) : oddValue, {
      minLength,
      maxLength,
    });
  }
  if (schema.type !== 'object') return fc.jsonValue({ maxDepth: 2 });
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, of]) => [name, valueOf(of as Schema)] as const,
  );
  return fc.record(Object.fromEntries(members), { requiredKeys: schema.required ?? [] });
}

/** The value with another one at a place within it. */
function changedAt(value: unknown, place: number, odd: unknown): unknown {
  if (typeof value !== 'object' || value === null) return odd;
  const keys = Object.keys(value);
  if (keys.length === 0 || place % (keys.length + 1) === keys.length) return odd;
  const key = keys[place % (keys.length + 1)] ?? '';
  const inner = changedAt(
    (value as Record<string, unknown>)[key],
    Math.floor(place / (keys.length + 1)),
    odd,
  );
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (String(index) === key ? inner : one))
    : Object.defineProperty({ ...value }, key, { value: inner, enumerable: true });
}

/** Values as the schema takes them, and such with one odd thing within. */
export function madeUp(schema: z.core.$ZodType): Arbitrary {
  const taken = valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const almost = fc
    .tuple(taken, fc.nat(), oddValue)
    .map(([value, place, odd]) => changedAt(value, place, odd));
  const boxed = taken.map((value) => [value]);
  const more = fc
    .tuple(taken, oddValue)
    .map(([value, odd]) => Object.assign(withMember('__proto__', odd) as object, value, { [CANARY]: odd }));
  return fc.oneof({ weight: 3, arbitrary: taken }, { weight: 4, arbitrary: almost }, boxed, more);
}

/** JSON texts that are none, or that readers read differently. */
export const BROKEN_JSON = [
  ...[
    '',
    '{',
    '{"a":1}}',
    '{"a":1,}',
    "{'a':1}",
    '{"venueId":3107,"venueId":3102}',
    '/* x */{}',
    'NaN',
    '"\\ud800"',
  ],
  ...['\ufeff{}', `"${CANARY}`, `{"${CANARY}":`, '['.repeat(20_000), '1e999999', `1${'0'.repeat(5000)}`],
];

/** A query, or texts by their names: of a schema, doubled, nested, unknown. */
export const ODD_QUERIES = [
  ...[
    '',
    '&&&',
    '=',
    '__proto__[x]=1',
    `${CANARY}=${CANARY}`,
    '%=%',
    '%ff=%ff',
    Array(400).fill('a=1').join('&'),
  ],
];
