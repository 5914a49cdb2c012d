/** @jest-environment node */
import * as fc from 'fast-check';
import { processorMs } from '@/lib/core/time/test-processor-time';
import { MASK, maskAddress, maskBody, maskHeaders, maskText, maskValue, isSensitiveKey } from './masking';

describe('a key', () => {
  test.each([
    ...['accessToken', 'access_token', 'refresh-token', 'Authorization', 'cookie', 'Set-Cookie', 'password'],
    ...['phone', 'phoneNumber', 'customer_phone', 'name', 'firstName', 'surname', 'customerName', 'name2'],
    ...['address', 'activeAddress', 'street', 'apartment', 'entrance', 'latitude', 'lng', 'coordinates'],
    ...['cardNumber', 'card_number', 'cvv', 'email', 'birthDate', 'comment', 'track_id', 'code_verifier'],
    ...['x-sign-in-id', 'Idempotency-Key', 'phones', 'addresses', 'streetname', 'deviceId'],
    ...['title', 'label', 'wish', 'message', 'description', 'reason', 'query', 'promoCode'],
  ])('%s is taken for a secret or a person’s own', (key) => {
    expect(isSensitiveKey(key)).toBe(true);
  });

  test.each(['townId', 'service', 'price', 'items', 'status', 'count', 'page', 'filial_id', 'shipping'])(
    '%s is not',
    (key) => {
      expect(isSensitiveKey(key)).toBe(false);
    },
  );
});

describe('a value', () => {
  test('keeps its shape, its sums, states and how it ended', () => {
    const requestId = '0b5c7c1e-8a3f-4f6e-9c0b-2f9f1d1a2b3c';
    const value = {
      status: 'cooking',
      total: 4350,
      at: '2026-11-24T19:53:05.123Z',
      isOpen: true,
      error: { code: 'order/price-changed', requestId },
      answer: { code: 'NOT_SUPPORTED', state: 'granted' },
      list: [1, null, 'pickup'],
    };
    expect(maskValue(value)).toEqual(value);
  });

  test.each(['promoCode', 'postal_code', 'referral-code'])(
    'loses what a key that ends in code opens: %s',
    (key) => {
      expect(maskValue({ [key]: 'WELCOME10' })).toEqual({ [key]: MASK });
      expect(maskText(`{'${key}': 'WELCOME10'`)).not.toContain('WELCOME10');
    },
  );

  test('loses whole what a sensitive key holds, and codes that open something', () => {
    expect(maskValue({ address: { street: 'Abay', flat: 5 }, name: 'Aigerim', code: '1234' })).toEqual({
      address: MASK,
      name: MASK,
      code: MASK,
    });
  });

  test('a value that is deep or wide comes in part', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 100; level += 1) deep = { in: deep };
    expect(JSON.stringify(maskValue(deep)).length).toBeLessThan(200);
    expect(maskValue(Array.from({ length: 500 }, () => 1))).toHaveLength(201);
    const circle: unknown[] = [];
    circle.push(...Array.from({ length: 200 }, () => circle));
    expect(JSON.stringify(maskValue(circle)).length).toBeLessThan(500_000);
  });

  test('outside of JSON appears as its type', () => {
    expect(maskValue({ map: new Map([['phone', '1']]), at: () => 'secret', none: undefined })).toEqual({
      map: '[Map]',
      at: '[function]',
      none: '[undefined]',
    });
  });
});

describe('a text', () => {
  test.each([
    ['+7 701 123-45-67', MASK],
    ['call 8(701)1234567 now', `call ${MASK} now`],
    ['4111 1111 1111 1111', MASK],
    ['at 43.238949,76.889709', `at ${MASK},${MASK}`],
    ['Bearer abc', MASK],
    ['a@b.kz', MASK],
    ['token=abc&page=2', `token=${MASK}&page=2`],
    ['https://x.kz/a?page=2&name=Aya', `https://x.kz/a?page=2&name=${MASK}`],
    ['failed: {"phone":"12","n":1', `failed: {"phone":${MASK},"n":1`],
    ['{"phone":"12","n":1}', `{"phone":"${MASK}","n":1}`],
    ['Loaded 12 venues on 2026-11-24 in 350 ms', 'Loaded 12 venues on 2026-11-24 in 350 ms'],
  ])('%s is recorded as %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  test.each([
    'a:'.repeat(4_096),
    '1 '.repeat(4_096),
    'a'.repeat(8_192),
    '"'.repeat(8_192),
    'a@'.repeat(4_096),
  ])('built to be slow costs at most a second of processor time (%#)', (text) => {
    expect(processorMs(() => void maskText(text))).toBeLessThan(1_000);
  });
});

describe('a request', () => {
  test('has its parameters apart from its address, and no secret in either', () => {
    expect(
      maskAddress(
        '/api/orders/0b5c7c1e-8a3f-4f6e-9c0b-2f9f1d1a2b3c?page=2&phone=77011234567&code=12#x',
        'https://u:p@app.kz/',
      ),
    ).toEqual({
      url: `https://app.kz/api/orders/${MASK}`,
      params: { page: '2', phone: MASK, code: MASK },
    });
    expect(maskAddress('http://', 'nowhere')).toEqual({ url: MASK, params: {} });
  });

  test('keeps the headers that say how it is made', () => {
    const headers = [
      ['X-Site', 'kz-ru-webview'],
      ['Authorization', 'Bearer x'],
      ['X-Anything', 'x'],
    ] as [string, string][];
    expect(maskHeaders(headers)).toEqual({
      'x-site': 'kz-ru-webview',
      authorization: MASK,
      'x-anything': MASK,
    });
  });

  test.each([
    ['application/json; charset=utf-8', '{"n":1,"name":"A"}', `{"n":1,"name":"${MASK}"}`],
    ['application/problem+json', '[1]', '[1]'],
    ['application/x-www-form-urlencoded', 'n=1&token=2', `{"n":"1","token":"${MASK}"}`],
    ['application/json', '{"name":"A', '[application/json, 10]'],
    ['text/x-component', '0:"Aigerim"', '[text/x-component, 11]'],
    ['application/json', `"${'x y '.repeat(20_000)}"`, '[application/json, 80002]'],
    ['', '', ''],
  ])('a request of %s keeps of %.30s only %s', (type, text, masked) => {
    expect(maskBody(text, type)).toBe(masked);
  });
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const phone = fc
  .tuple(fc.constantFrom('+7', '8', '+995', '7'), digits(10), fc.constantFrom('', ' ', '-', '\u00a0'))
  .map(([country, rest, gap]) =>
    [country, rest.slice(0, 3), rest.slice(3, 6), rest.slice(6, 8), rest.slice(8)].join(gap),
  );
const card = fc
  .tuple(digits(15), fc.constantFrom('', ' ', '-'))
  .map(([rest, gap]) => `4${rest}`.replace(/(\d{4})(?=\d)/g, `$1${gap}`));
const opaque = fc
  .uint8Array({ minLength: 24, maxLength: 48 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
const jwt = fc
  .tuple(opaque, opaque)
  .map(([one, two]) => `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${one}.${two}`);
const email = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9._-]{2,12}$/), fc.constantFrom('mail.kz', 'example.ge'))
  .map(([name, host]) => `${name}@${host}`);
const point = fc
  .tuple(fc.double({ min: 40, max: 55, noNaN: true }), fc.double({ min: 42, max: 87, noNaN: true }))
  .map(([latitude, longitude]) => `${latitude.toFixed(6)},${longitude.toFixed(6)}`);
/** The values that are masked wherever they stand. */
const looking = fc.oneof(phone, card, opaque, jwt, email, point, fc.uuid());

/** A secret recognized by its key only. */
const words = fc
  .tuple(
    fc.constantFrom('Айгерим', 'Нодар', 'ул. Абая', 'ქეთევან', 'Dostyk', 'кв. 17'),
    fc.integer({ min: 100, max: 999_999 }),
  )
  .map(([word, number]) => `${word} §${number}`);
const key = fc.constantFrom(
  ...['name', 'surname', 'customer_name', 'customerName', 'recipientName', 'address', 'delivery_address'],
  ...['street', 'apartment', 'comment', 'token', 'access_token', 'accessToken', 'authorization', 'cookie'],
  ...['password', 'phone', 'customer_phone', 'birthDate', 'card_number', 'trackId', 'code', 'email', 'text'],
);

/** JSON with a secret somewhere inside. */
const around = (secret: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      secret,
      fc.tuple(fc.jsonValue({ maxDepth: 1 }), tie('node')),
      fc
        .tuple(fc.stringMatching(/^[a-z]{1,8}$/), tie('node'))
        .map(([name, node]) => ({ [name]: node, n: 1 })),
      tie('node').map((node) => JSON.stringify(node)),
    ),
  })).node;

/** Each place of a request or of the console that a secret may be in. */
const masked = (value: unknown, secret: string): string[] => [
  JSON.stringify(maskValue(value)),
  maskBody(JSON.stringify(value), 'application/json'),
  maskText(JSON.stringify(value)),
  maskText(`failed with ${JSON.stringify(value)}`),
  JSON.stringify(
    maskHeaders([
      ['cookie', secret],
      ['x-other', secret],
    ]),
  ),
];

describe('a planted secret', () => {
  test('a planted secret with the look of a secret never survives, at any place', () => {
    fc.assert(
      fc.property(
        looking.chain((secret) => fc.tuple(fc.constant(secret), around(fc.constant(secret)))),
        ([secret, value]) => {
          const address = maskAddress(
            `/a/${encodeURIComponent(secret)}?q=${encodeURIComponent(secret)}`,
            'https://app.kz',
          );
          const all = [...masked(value, secret), JSON.stringify(address), maskText(`at ${secret} of`)];
          for (const text of all) expect(text).not.toContain(secret);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a planted secret that is known by its key never survives, wherever the key stands', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(key, words)
          .chain(([name, secret]) =>
            fc.tuple(
              fc.constant(name),
              fc.constant(secret),
              around(fc.oneof(fc.constant({ [name]: secret }), fc.constant({ [name]: [{ deep: secret }] }))),
            ),
          ),
        ([name, secret, value]) => {
          const address = maskAddress(`/a?${name}=${encodeURIComponent(secret)}`, 'https://app.kz');
          const line = maskText(`log ${name}: ${secret}`);
          for (const text of [...masked(value, secret), JSON.stringify(address), line])
            expect(text).not.toContain(secret);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a planted secret in a number never survives either', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1_000_000_000, max: 9_999_999_999_999 }),
          fc.double({ min: 40, max: 90, noNaN: true }).map((value) => Number(value.toFixed(6)) + 1e-6),
        ),
        (value) => {
          expect(JSON.stringify(maskValue({ list: [value], value }))).not.toContain(String(value));
        },
      ),
    );
  });
});
