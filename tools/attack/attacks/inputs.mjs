import fc from 'fast-check';

/** Stands in texts that are made up, so that it is known again where it must not be. */
export const CANARY = 'canary9zq';
const HUGE = 30_000;
const DEEP = 400;

const nested = (depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
/** A member that a literal would take for the prototype. */
const withMember = (name, value) =>
  Object.defineProperty({}, name, { value, enumerable: true, configurable: true });

const ODD_TEXTS = [
  '',
  ' ',
  CANARY,
  `${CANARY}\u0000`,
  `\u202e${CANARY}\u2066`,
  `${CANARY}\r\nSet-Cookie: ${CANARY}=1`,
  '\ud800',
  '\udfff\ud800',
  '\ufeff\ufffe\uffff',
  'e\u0301'.repeat(2000),
  '👨‍👩‍👧‍👦'.repeat(300),
  'ŉŉ\u0345İ',
  'ა'.repeat(500),
  ' '.repeat(HUGE),
  `${'a'.repeat(HUGE)}!`,
  '1'.repeat(400),
  '-1',
  '0',
  '1e309',
  '0x10',
  '９９',
  'null',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00%ff%',
  `<script>${CANARY}</script>`,
  '2026-02-30T25:61:00Z',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
];

const ODD_VALUES = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  [],
  [null],
  [[]],
  {},
  Array(500).fill(0),
  nested(DEEP),
  withMember('__proto__', { isAdmin: true, [CANARY]: 1 }),
  withMember('constructor', { prototype: { [CANARY]: 1 } }),
  withMember('toJSON', CANARY),
  withMember('then', CANARY),
  withMember('length', -1),
  withMember('hasOwnProperty', 1),
];

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));
const oddValue = fc.oneof(oddText, fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 3 }));

/** Ids of the sandbox that exist, so that some of what is made up gets as far as the platform. */
const ID = fc.constantFrom('3107', '3102', '812', '3107003', '90001', '1');

function text(schema, name) {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString());
  if (schema.format === 'date') return fc.constantFrom('2026-12-01', '2026-12-07');
  if (schema.pattern && !/\\p\{|\(\?[!=<]/.test(schema.pattern))
    return fc.stringMatching(new RegExp(schema.pattern));
  if (/id$|ids$|^venue$|^brand$|^products$|^scanned$/i.test(name)) return ID;
  const { minLength = 0, maxLength = 40 } = schema;
  const fitting = ODD_TEXTS.filter(({ length }) => length >= minLength && length <= maxLength);
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 200) });
  const longest = fc.constant('ә'.repeat(Math.min(maxLength, 5000)));
  if (fitting.length === 0) return fc.oneof({ weight: 4, arbitrary: plain }, longest);
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 2, arbitrary: fc.constantFrom(...fitting) },
    longest,
  );
}

function number(schema, name) {
  if (schema.type === 'integer' && /id$/i.test(name)) return ID.map(Number);
  const min = Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? -2) + 1, -1e9);
  const max = Math.max(min, Math.min(schema.maximum ?? 1e6, 1e6));
  return schema.type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

/** Values that a JSON schema takes. */
export function arbitraryOf(schema, name = '') {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, name)));
  switch (schema.type) {
    case 'string':
      return text(schema, name);
    case 'integer':
    case 'number':
      return number(schema, name);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 3, 4));
      return fc.array(arbitraryOf(schema.items ?? {}, name), { minLength, maxLength });
    }
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).map(([key, value]) => [
        key,
        arbitraryOf(value, key),
      ]);
      return fc.record(Object.fromEntries(members), { requiredKeys: schema.required ?? [] });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Every place within a value, as the way to it. */
function placesOf(value, way = []) {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.keys(value).flatMap((key) => placesOf(value[key], [...way, key]))];
}

function changed(value, [key, ...rest], change) {
  if (key === undefined) return change(value);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const inner = changed(copy[key], rest, change);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const CHANGES = {
  /** Another value in its place. */
  other: (odd) => () => odd,
  missing: () => () => undefined,
  /** In an array of its own. */
  boxed: () => (value) => [value],
  /** As a text. */
  written: () => (value) => JSON.stringify(value),
  many: () => (value) => Array(300).fill(value),
  /** With a member that nobody knows. */
  more: (odd) => (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.assign(withMember('__proto__', odd), value, { [CANARY]: odd })
      : odd,
};

/** Values that are almost what a JSON schema takes: one thing in them is different. */
export const almost = (schema) =>
  fc
    .tuple(arbitraryOf(schema), fc.nat(), fc.constantFrom(...Object.keys(CHANGES)), oddValue)
    .map(([value, place, change, odd]) => {
      const places = placesOf(value);
      return changed(value, places[place % places.length], CHANGES[change](odd));
    });

/** JSON texts that are none, or that readers read differently. */
export const brokenTexts = [
  '',
  '{',
  '{"a":1}}',
  '{"a":1,}',
  "{'a':1}",
  '{"venueId":3107,"venueId":3102}',
  '/* x */{}',
  'NaN',
  '"\\ud800"',
  '\ufeff{}',
  `"${CANARY}`,
  `{"${CANARY}":`,
  '['.repeat(20_000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{${Array.from({ length: 6000 }, (_, index) => `"k${index}":1`).join()}}`,
  '1e999999',
  `1${'0'.repeat(5000)}`,
];

/** Content types of a body that are not quite the right one. */
export const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset=utf-8;charset=x',
  'application/jsonx',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
];

/** A member of a query or a path, or a header's value: odd or as its schema takes it. */
export const textOf = (schema, name) =>
  fc.oneof(
    {
      weight: 2,
      arbitrary: arbitraryOf(schema, name).map((value) =>
        typeof value === 'string' ? value : JSON.stringify(value),
      ),
    },
    { weight: 1, arbitrary: oddText },
  );
