/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHES } from '../../lib/offline/cache-policy';
import { COOKIES } from '../../lib/site/cookies';
import { LOCAL_KEYS, OWN_SESSION_KEYS } from '../../lib/storage/keys';

/*
 * Holds docs/data-protection.md: whoever adds a place in which something is kept says there what and for how long.
 */

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const page = read('docs/data-protection.md');

/** Files of the product itself: neither tests nor what only they stand on. */
const sources = ['app', 'components', 'lib', 'server', 'worker']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .concat('middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts')
  .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.|\/test-/.test(name))
  .map((name) => ({ name, text: read(name).replace(/^\s*(\/\/|\/?\*).*$/gm, '') }));

const rowsOf = (title) => {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  return section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
};
const firstCell = (row) => row.split('|')[1].trim();
const namesOf = (title) => rowsOf(title).map((row) => /`([^`]+)`/.exec(firstCell(row))[1]);
/** What a pattern's first group has found in the code. */
const found = (pattern, files = sources) => [
  ...new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name))),
];
const filesWith = (pattern) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
const the = (name) => [{ text: read(name) }];
const sorted = (names) => [...new Set(names)].toSorted();

test.each([
  [
    'Cookies',
    () => [
      ...Object.values(COOKIES),
      ...found(/\w+_COOKIE = '([\w-]+)'/g),
      ...found(/cookieName\('([\w-]+)'\)/g),
      ...found(/'__Host-([\w-]+)'/g),
      ...found(/const PREFIX = '(AMP_)'/g),
    ],
  ],
  ['Local storage', () => [...Object.keys(LOCAL_KEYS), ...found(/const PREFIX = '(AMP_)'/g)]],
  [
    'Session storage',
    () => {
      const [, union] = /type SessionKey =([^;]*);/.exec(read('lib/storage/keys.ts'));
      return [
        ...OWN_SESSION_KEYS,
        ...[...union.matchAll(/\| '([\w-]+)'/g)].map(([, name]) => name),
        ...[...union.matchAll(/\| `([\w.]+)\$/g)].map(([, name]) => name),
      ];
    },
  ],
  [
    'IndexedDB',
    () => {
      const [database] = found(/const DATABASE = '([\w-]+)'/g);
      const [, records] = /type RecordName = ([^;]*);/.exec(read('lib/storage/disk-record.ts'));
      return [...records.matchAll(/'(\w+)'/g)].map(([, name]) => `${database}/${name}`);
    },
  ],
  ['Cache API', () => Object.values(CACHES).map(({ cacheName }) => cacheName)],
  ['Memory of an app’s process', () => found(/perProcess\(\s*'(\w+)'/g)],
  [
    'Redis',
    () => [
      ...found(/\$\{PREFIX\}(\w+):/g, the('lib/cache/redis-store.server.ts')),
      ...found(/^ {2}(\w+): \{ max: /gm, the('lib/cache/redis-store.server.ts')),
      ...found(/\bonce(?:<\w+>)?\(\s*`(\w+):/g),
      ...found(/\.claim\(`(\w+):/g),
    ],
  ],
  [
    'Who else gets something',
    () => found(/^ {2}([A-Z_]+_(?:URL|DSN|ENDPOINT|HOSTS|PRINTERS)): /gm, the('lib/env/env.ts')),
  ],
])('%s: everything that the code has stands in the table, and nothing else', (title, inCode) => {
  const known = inCode();
  expect(known.length).toBeGreaterThan(0);
  expect(sorted(namesOf(title.replace('’', "'")))).toEqual(sorted(known));
});

test('every module that writes a file stands with what it writes', () => {
  const writers = filesWith(
    /\b(appendFile|writeFile|appendFileSync|writeFileSync|copyFile|createWriteStream)\(/,
  );
  const named = rowsOf('Files on the disk of an app').map((row) => /`(lib\/[^`]+)`/.exec(row)[1]);
  expect(named.toSorted()).toEqual(writers.toSorted());
});

/*
 * The tables are read out of few places; these see to it that there are no others.
 */
describe('what a browser keeps is written in one place of each kind', () => {
  test.each([
    [
      'cookies',
      /writtenCookie\(|document\.cookie =/,
      [
        'lib/debug/debug-access.server.ts',
        'lib/request/page-headers.ts',
        'lib/session/session-cookies.server.ts',
        'lib/site/cookie-attributes.ts',
        'lib/site/cookies-here.ts',
      ],
    ],
    ['cookies of a script', /writeCookieHere\(/, ['lib/site/cookies-here.ts', 'lib/site/service-change.ts']],
    ['records', /indexedDB/, ['lib/storage/disk-record.ts']],
    ['caches', /\bcaches\??\.open\(/, ['lib/offline/offline-cache.ts']],
    ['storage', /Storage\.setItem|storage\.setItem/, ['lib/storage/stored.ts']],
  ])('%s', (_what, pattern, files) => {
    expect(filesWith(pattern).toSorted()).toEqual(files);
  });
});

test('every row says for how long', () => {
  for (const title of [
    'Cookies',
    'Local storage',
    'IndexedDB',
    'Cache API',
    "Memory of an app's process",
    'Redis',
  ]) {
    for (const row of rowsOf(title))
      expect(
        row
          .split('|')
          .slice(2, 4)
          .map((cell) => cell.trim().length > 2),
      ).toEqual([true, true]);
  }
});

/** How long the code keeps something: table, row, file, constant with its unit in milliseconds, and how the page says it. */
const DAY_MS = 86_400_000;
const SESSION = 'lib/session/session.server.ts';
const INTENTS = 'lib/intents/intent-store.ts';
const DURATIONS = [
  ['Cookies', 'session', SESSION, 'SESSION_SECONDS', DAY_MS, '90 days, 30 without a visit'],
  ['Cookies', 'kiosk', SESSION, 'ENROLMENT_SECONDS', DAY_MS, '400 days, anew each week that it orders'],
  ['Cookies', 'sign-in-', SESSION, 'SIGN_IN_SECONDS', 1000, '15 minutes'],
  ['Cookies', 'pending-track', SESSION, 'PENDING_TRACK_SECONDS', 1000, '10 minutes'],
  ['Cookies', 'deviceId', 'lib/site/cookies.ts', 'YEAR_SECONDS', 1000, 'a year'],
  ['Cookies', 'debug', 'lib/debug/debug-switch.mjs', 'SWITCH_SECONDS', 1000, '8 hours'],
  [
    ...['Local storage', 'orderIntents', INTENTS, 'INTENT_LIFE_MS', 1],
    '24 hours; one that never left the device is sent for 15 minutes only',
  ],
  ['Local storage', 'billIntents', INTENTS, 'INTENT_LIFE_MS', 1, '24 hours'],
  ['Local storage', 'waiterIntents', 'lib/bill/waiter-intent.ts', 'CALL_LIFE_MS', 1, '10 minutes'],
  ['Local storage', 'kioskOrders', 'lib/kiosk/recent-orders.ts', 'KEPT_DAYS', DAY_MS, 'a day'],
  ['Local storage', 'bookingIntents', 'lib/booking/booking-intent.ts', 'BOOKING_LIFE_MS', 1, '15 minutes'],
];
const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: DAY_MS, year: 365 * DAY_MS };
const saidMs = (said) => {
  const [, count, unit] = /^(\d+|a) (minute|hour|day|year)/.exec(said);
  return (count === 'a' ? 1 : Number(count)) * UNIT_MS[unit];
};

describe('the page says for how long as the code has it', () => {
  test.each(DURATIONS)('%s: %s', (title, name, file, constant, unitMs, said) => {
    // `30 * DAY_SECONDS` is of days.
    const [, product] = new RegExp(`${constant} = ([\\d *_]+?)(?: \\* DAY_SECONDS)?;`).exec(read(file));
    const ms = product
      .split('*')
      .reduce((value, factor) => value * Number(factor.replaceAll('_', '')), unitMs);
    expect(ms).toBe(saidMs(said));
    const row = rowsOf(title).find((one) => firstCell(one) === `\`${name}\``);
    expect(row.split('|')[3].trim()).toBe(said);
  });

  test('an order that has not left the device, and a session without a visit', () => {
    expect(read('lib/checkout/order-intent.ts')).toContain('UNSENT_ORDER_LIFE_MS = 15 * MINUTE_MS;');
    expect(read('lib/session/session.server.ts')).toContain('IDLE_SECONDS = 30 * DAY_SECONDS;');
  });

  test('what is deleted of nginx at once is what it keeps, and nothing else of its folder', () => {
    const kept = [...read('deploy/nginx.conf').matchAll(/proxy_cache_path \$\{(\w+)\}(\/\w+) /g)];
    const [, named] = /`find ([^`]+) -type f -delete`/.exec(page);
    expect(kept.length).toBeGreaterThan(0);
    expect(named.split(' ')).toEqual(kept.map(([, folder, name]) => folder + name));
  });

  test('what nginx keeps', () => {
    const configuration = read('deploy/nginx.conf');
    expect(configuration).toMatch(/keys_zone=files:\S+ .*inactive=7d /);
    expect(page).toContain("files and pictures (diners' portraits too) for a week after the last request.");
  });
});
