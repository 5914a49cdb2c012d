import { processorMs } from '@/lib/core/time/test-processor-time';
import { cleanMessage, cleanReport } from './clean-report';
import { envelopeAddress, readEnvelope, writeEnvelope } from './envelope';
import { reportSchema } from './report.schema';

test.each([
  [
    "Cannot read properties of undefined (reading 'venueId')",
    "Cannot read properties of undefined (reading 'venueId')",
  ],
  ['x is not a function', 'x is not a function'],
  ['of Айгүл', 'of …'],
  ['call +7 (701) 123-45-67 now', 'call [number] now'],
  ['at 43.238949 and 76.945465', 'at [number] and [number]'],
  ['GET https://app.test/api/geo?text=Abay+52 failed', 'GET /api/geo failed'],
  ['to aigul@mail.kz', 'to [mail]'],
  ['no "Abay avenue 52" here', 'no [text] here'],
  ['no “Abay «Corner» 52” of "x', 'no [text] 52… of "x'],
])('the message %s is reported as %s', (message, clean) => {
  expect(cleanMessage(message)).toBe(clean);
});

// Holds ERR-04.
test.each(['Bearer eyJhbGciOi.J9-_x', 'authorization: Basic dXNlcjpwYXNz', `token ${'a1'.repeat(32)}`])(
  'no authorization is left in a message: %s',
  (message) => {
    expect(cleanMessage(message)).toMatch(/^(token |authorization: )?\[(authorization|id)\]$/);
  },
);

const EVENT = {
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_800_000_000,
  level: 'error',
  release: 'v1.0.0',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'x is not a function',
        stacktrace: {
          frames: [
            {
              filename: 'https://app.test/_next/static/chunks/a.js?dpl=1',
              function: 'press',
              lineno: 1,
              colno: 2,
              vars: { name: 'Айгүл' },
            },
          ],
        },
      },
    ],
  },
  request: {
    url: 'https://app.test/orders/512?phone=77011234567',
    headers: { Authorization: 'Bearer secret', Cookie: 'session=secret' },
    data: '{"customerName":"Айгүл"}',
  },
  breadcrumbs: [
    {
      category: 'event',
      message: 'product_opened',
      timestamp: 1_800_000_000,
      data: { url: '/geo?text=Абая' },
    },
    { category: 'fetch', message: 'GET /api/geo?text=Абая', timestamp: 1_800_000_000 },
  ],
  tags: { page: '/filials/*', phone: '77011234567' },
  user: { id: '1', email: 'aigul@mail.kz', ip_address: '10.0.0.1' },
  extra: { body: 'secret' },
  contexts: { geo: { latitude: 43.2389 } },
};
const bytesOf = (...lines: unknown[]) =>
  new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'));

// Holds ERR-04, ERR-05.
test('a report keeps the error and where it was, and loses headers, bodies, addresses and queries; the user is the session’s', () => {
  const report = readEnvelope(bytesOf({ dsn: 'https://x@evil.example/1' }, { type: 'event' }, EVENT));
  if (!report) throw new Error('not read');
  const clean = cleanReport(report, '700431');
  expect(clean).toMatchObject({
    exception: {
      values: [{ stacktrace: { frames: [{ filename: '/_next/static/chunks/a.js', lineno: 1, colno: 2 }] } }],
    },
    release: 'v1.0.0',
    breadcrumbs: [{ category: 'event', message: 'product_opened' }],
    tags: { page: '/filials/*' },
    user: { id: '700431' },
  });
  expect(JSON.stringify(clean)).not.toMatch(/secret|Айгүл|Абая|7701|mail|10\.0|43\.2|evil|https/);
  expect(cleanReport(report, undefined).user).toBeUndefined();
  expect(readEnvelope(new TextEncoder().encode(writeEnvelope(clean)))).not.toBeNull();
});

test.each([
  ['nothing', new Uint8Array()],
  ['no JSON', new TextEncoder().encode('a\nb\nc')],
  ['another kind of item', bytesOf({}, { type: 'attachment' }, EVENT)],
  ['an event without an error', bytesOf({}, { type: 'event' }, { ...EVENT, exception: undefined })],
])('an envelope of %s is rejected', (_what, bytes) => {
  expect(readEnvelope(bytes)).toBeNull();
});

test('a DSN names the address of its envelopes', () => {
  expect(envelopeAddress('https://key@errors.example/sub/42')).toBe(
    'https://errors.example/sub/api/42/envelope/?sentry_version=7&sentry_key=key',
  );
});

test.each([['filename'], ['function']])(
  'a %s of a million signs costs no more than its beginning',
  (member) => {
    const event = structuredClone(EVENT);
    const [frame] = event.exception.values[0]?.stacktrace.frames ?? [];
    Object.assign(frame ?? {}, { [member]: `${'?'.repeat(1_000_000)}\n` });
    const replace = jest.spyOn(String.prototype, 'replace');
    cleanReport(reportSchema.parse(event), undefined);
    const longest = Math.max(...replace.mock.contexts.map((text) => String(text).length));
    replace.mockRestore();
    expect(longest).toBeLessThan(10_000);
  },
);

describe('a message that tires patterns', () => {
  /** Of the 31 functions of a stack. */
  const costMs = (name: string) =>
    processorMs(() => {
      for (let frame = 0; frame < 31; frame += 1) cleanMessage(name);
    });

  test.each(['«', '“a', "'", 'a', '.', '(', 'a1-', '1(', 'bearer ', 'http://'])(
    'a message that tires patterns of many "%s" costs about what words cost',
    (sign) => {
      const ofWords = costMs('word '.repeat(204));
      // Up to 3 as they are; a pattern that is searched from each sign costs 40 to 60.
      expect(costMs(sign.repeat(1020).slice(0, 1020))).toBeLessThan(20 * ofWords);
    },
  );
});
