/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { internalPath, requestedConfig, resolveRequest } from '@/lib/site/request-pipeline';
import { routeOf, ROUTES } from '@/lib/site/routes';
import { NO_FILTERS, writeFilters } from '@/lib/venues/venue-filters';
import { DEVICE, KNOWN_CONFIG, startFront, untilNextSecond, type Answer, type Front } from './test-front';

const OTHER_DEVICE = 'deviceId=another-device-of-the-test';
const conf = readFileSync('deploy/kept-pages.conf', 'utf8');

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const word = oneOf(
  `ru kk ka en kz ge xx 1 2 101 astana batumi webview web react-native takeaway delivery ${KNOWN_CONFIG} nobody %72u ru%20 time FRIDGE TABLET -`,
);
const pairOf = (names: string) =>
  fc
    .tuple(oneOf(names), word, fc.constantFrom('=', '=', '=', ''))
    .map(([name, value, sign]) => (sign ? name + sign + value : name));
/** As our pages and other programs write it, and worse. */
const queryPart = fc.oneof(
  {
    weight: 3,
    arbitrary: oneOf(
      `language=ru %6Canguage=ru Language=ru country=ge town=batumi town=astana service=express runtime=webview page=2 promo=1 sort=time config=${KNOWN_CONFIG}`,
    ),
  },
  pairOf(
    'country language runtime town service config page promo open category sort brand source filial_id utm_source Language COUNTRY %6Canguage lang x',
  ),
);
const cookiePart = fc.oneof(
  {
    weight: 3,
    arbitrary: oneOf(
      `lang=ru lang=ka country=ge country=kz townId=2 townId=102 service=takeaway service=express runtime=webview runtime=web config=${KNOWN_CONFIG}`,
    ),
  },
  pairOf('country lang runtime townId service config Lang session x'),
);
const anyPath = oneOf(
  '/ /filials /brands /brands/filials /brands/filials/14 /filials/3107 /filials/3107/details /filials/3107/search /filials/3107/categories/5 /cart /faq /legal/offer /map /towns /kiosk /kiosk/filials/3107 /filials//3107 /filials/abc /orders /nothing',
);

describeWith('nginx', 'openssl')('the key of a page', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFront();
  });
  beforeEach(() => front.forget());
  afterAll(() => front.stop());

  const PARTS: [string, string, string, Record<string, string>?][] = [
    ['nothing said', '/', DEVICE],
    ['another country', '/', `${DEVICE}; country=ge`],
    ['another host', '/', DEVICE, { host: 'app.ge' }],
    ['another language', '/', `${DEVICE}; lang=ru`],
    ['an app around it', '/', `${DEVICE}; runtime=webview`],
    ['another town', '/', `${DEVICE}; townId=2`],
    ['another service', '/', `${DEVICE}; service=takeaway`],
    ['a configuration', '/', `${DEVICE}; config=${KNOWN_CONFIG}`],
    ['a later page', '/filials?page=2', DEVICE],
    ['a filter', '/filials?promo=1&sort=time', DEVICE],
    ['a brand', '/brands/filials?brand=14', DEVICE],
    ['a venue', '/filials/3107', DEVICE],
    ['a venue with another service', '/filials/3107', `${DEVICE}; service=express`],
    ['a language in the address', '/?language=en', DEVICE],
    ['a country in the address', '/?country=ge', DEVICE],
    ['a town in the address', '/?town=astana', DEVICE],
    ['a service in the address', '/?service=express', DEVICE],
    ['an app in the address', '/?runtime=react-native', DEVICE],
    ['a configuration in the address', `/?config=${KNOWN_CONFIG}`, DEVICE],
  ];

  test('keeps a page of its own for each part of the key', async () => {
    for (const [, path, cookie, headers] of PARTS) await front.askFront(path, cookie, headers);
    await untilNextSecond();
    const direct = [];
    const kept = [];
    for (const [name, path, cookie, headers] of PARTS) {
      direct.push([name, (await front.askApp(path, cookie, headers)).body]);
      kept.push([name, (await front.askFront(path, cookie, headers)).body]);
    }
    expect(kept).toEqual(direct);
  });

  test.each(PARTS)('answers by itself with %s', async (...[, path, cookie, headers]) => {
    expect(await front.isKept(() => front.askFront(path, cookie, headers))).toBe(true);
  });

  test('is asked for no copy by what nothing depends on', async () => {
    const { body } = await front.askFront('/filials/3107', `${DEVICE}; lang=ru; townId=1`);
    await front.killApp();
    const others: [string, string, Record<string, string>?][] = [
      ['/filials/3107?utm_source=a&utm_medium=b&fbclid=c&gclid=d', `${DEVICE}; lang=ru; townId=1`],
      ['/filials/3107?table_id=7&source=STANDQR', `${DEVICE}; lang=ru`],
      ['/filials/3107?COUNTRY=ge&Language=en', `${DEVICE}; lang=ru`],
      ['/filials/3107?page=2&brand=5', `${DEVICE}; lang=ru`],
      ['/filials/3107', `_ga=1; ${OTHER_DEVICE}; lang=ru; townId=2; __Host-session=sealed; LANG=en`],
      ['/filials/3107', `xlang=en; ${DEVICE}; lang=ru`],
      [
        '/filials/3107',
        `${DEVICE}; lang=ru`,
        { 'user-agent': 'x', authorization: 'y', 'accept-language': 'ka', 'x-front-second': '1700000000' },
      ],
    ];
    // Who had a copy of their own would have none.
    const bodies = [];
    for (const [path, cookie, headers] of others)
      bodies.push((await front.askFront(path, cookie, headers)).body);
    await front.reviveApp();
    expect(bodies).toEqual(others.map(() => body));
  });

  const addressIn = ({ body }: Answer) => body.split(' ', 1)[0];

  // Whoever asks: what the front gives is what the app would have given this very diner.
  test('gives nobody the page of another, whatever they send', async () => {
    const request = fc.record({
      path: anyPath,
      query: fc.array(queryPart, { maxLength: 3 }),
      cookies: fc.array(cookiePart, { maxLength: 4 }),
      separator: fc.constantFrom('; ', ';', ';  '),
      host: fc.constantFrom('app.kz', 'app.ge'),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, cookies, separator, host }) => {
        const address = path + (query.length > 0 ? `?${query.join('&')}` : '');
        const cookie = [DEVICE, ...cookies].join(separator);
        const [direct, kept] = [
          await front.askApp(address, cookie, { host }),
          await front.askFront(address, cookie, { host }),
        ];
        expect([kept.status, addressIn(kept), kept.headers.location, kept.headers['set-cookie']]).toEqual([
          direct.status,
          addressIn(direct),
          direct.headers.location,
          direct.headers['set-cookie'],
        ]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the configuration of the key', () => {
  const known = (pattern: RegExp) => new Set([...conf.matchAll(pattern)].map(([, name]) => name));

  test('names every part of a query and every cookie that the request pipeline reads', () => {
    const read = { query: new Set<string>(), cookies: new Set<string>() };
    class Watched extends URLSearchParams {
      override get(name: string) {
        read.query.add(name);
        return super.get(name);
      }
    }
    const cookies = new Proxy<Record<string, string>>({}, { get: (_all, name) => void read.cookies.add(String(name)) }); // prettier-ignore
    for (const path of [
      '/',
      '/filials',
      '/filials/3107',
      '/brands/filials',
      '/kiosk',
      '/kiosk/filials/3107',
    ]) {
      const asked = { path, query: new Watched('page=1'), host: 'app.kz', cookies };
      requestedConfig(asked, undefined);
      resolveRequest(asked, {
        townsOf: () => [{ id: 1, translitName: 'almaty' }],
        newDeviceId: () => 'x',
      });
    }
    expect([...read.cookies].filter((name) => !known(/\)\?? \*(\w+)(?:=|\(\?:=)/g).has(name))).toEqual([]);
    const filters = writeFilters('', {
      ...NO_FILTERS,
      promo: true,
      open: true,
      category: 'bakery',
      sort: 'time',
    });
    const named = new Set([...read.query, ...new URLSearchParams(filters).keys()]);
    expect([...named].filter((name) => !known(/\)\??(\w+)(?:=|\(\?:=)/g).has(name))).toEqual([]);
    expect([named.size, read.cookies.size]).toEqual([14, 7]);
  });

  /** The scope of a path by the file's own lines. */
  const [, scopes = ''] = /map \$page_path \$page_scope \{([^]*?)\n\}/.exec(conf) ?? [];
  const scopeOf = (path: string) =>
    [...scopes.matchAll(/"~(.*)" (\w+);/g)].find(([, pattern]) =>
      new RegExp(pattern ?? '').test(path),
    )?.[2] ?? '';
  const sample = (pattern: RegExp) =>
    pattern.source
      .replace(/^\^|\$$/g, '')
      .replaceAll('\\/', '/')
      .replace('(/pages/[^/]+)?', '')
      .replace(/\/\[\^\/\]\+\)\?$/, '/offer)?')
      .replace(/\((\/[^()]*)\)\?/, '$1')
      .replaceAll('/legal/[^/]+', '/legal/offer')
      .replaceAll('[^/]+', '3107')
      .replaceAll('\\d+', '14');

  test.each(ROUTES.map((route) => [route.name, sample(route.pattern), route] as const))(
    'of %s at %s has the scope of its route',
    (name, path, route) => {
      if (name === 'kioskOrder' || name === 'paymentReturn')
        return expect(scopeOf('/kiosk/filials/3107/order/5')).toBe('');
      expect(routeOf(path).name).toBe(name);
      const isKept = route.rendering === 'cached' && !route.needsLogin && name !== 'auth';
      const scope = route.dependsOnPlace
        ? 'place'
        : route.dependsOnService
          ? 'service'
          : route.dependsOnVenueLimits || route.dependsOnServices
            ? 'config'
            : 'site';
      expect(scopeOf(path)).toBe(isKept ? scope : '');
    },
  );

  test('of a page within the page is no address of a diner’s', () => {
    const state = resolveRequest(
      { path: '/', query: new URLSearchParams(), host: 'app.kz', cookies: {} },
      { townsOf: () => [], newDeviceId: () => 'x' },
    );
    if ('redirectTo' in state) throw new Error('it is led elsewhere');
    expect(scopeOf(internalPath(state))).toBe('');
    expect(scopeOf('/filials/pages/2')).toBe('');
  });
});
