/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHES } from '../../lib/core/offline/cache-policy';
import { COOKIES } from '../../lib/core/site/cookies';
import { LOCAL_KEYS, OWN_SESSION_KEYS } from '../../lib/core/storage/keys';

// Holds docs/data-protection.md: each stored thing has a row with its content and lifetime.

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const page = read('docs/data-protection.md');

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
    .filter((line) => line.startsWith('- `'));
};
const namesOf = (title) => rowsOf(title).map((row) => /`([^`]+)`/.exec(row)[1]);
/** A row is `- name: what it holds; for how long`. */
const ROW = /^- `[^`]+`[^:]*: (.{3,}); ([^;]{3,})$/;
const found = (pattern, files = sources) => [
  ...new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name))),
];
const filesWith = (pattern) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
const the = (name) => [{ text: read(name) }];
const sorted = (names) => [...new Set(names)].toSorted();

const AMPLITUDE = /const PREFIX = '(AMP_)'/g;
const OF_CODE = {
  Cookies: () => [
    ...Object.values(COOKIES),
    ...found(/\w+_COOKIE = '([\w-]+)'/g),
    ...found(/cookieName\('([\w-]+)'\)/g),
    ...found(/'__Host-([\w-]+)'/g),
    ...found(AMPLITUDE),
  ],
  'Local storage': () => [...Object.keys(LOCAL_KEYS), ...found(AMPLITUDE)],
  'Session storage': () => {
    const [union] = found(/type SessionKey =([^;]*);/g, the('lib/core/storage/keys.ts'));
    const names = [...union.matchAll(/\| '([\w-]+)'|\| `([\w.]+)\$/g)];
    return [...OWN_SESSION_KEYS, ...names.map(([, whole, begun]) => whole ?? begun)];
  },
  IndexedDB: () => {
    const [database] = found(/const DATABASE = '([\w-]+)'/g);
    const [records] = found(/type RecordName = ([^;]*);/g, the('lib/core/storage/disk-record.ts'));
    return [...records.matchAll(/'(\w+)'/g)].map(([, name]) => `${database}/${name}`);
  },
  'Cache API': () => Object.values(CACHES).map(({ cacheName }) => cacheName),
  "Memory of an app's process": () => found(/perProcess\(\s*'(\w+)'/g),
  Redis: () => [
    ...found(/\$\{PREFIX\}(\w+):/g, the('lib/core/shared-store/redis-store.server.ts')),
    ...found(/^ {2}(\w+): \{ max: /gm, the('lib/core/shared-store/redis-store.server.ts')),
    ...found(/\bonce(?:<\w+>)?\(\s*`(\w+):/g),
    ...found(/\.claim\(`(\w+):/g),
  ],
  Receivers: () =>
    found(/^ {2}([A-Z_]+_(?:URL|DSN|ENDPOINT|HOSTS|PRINTERS)): /gm, the('lib/core/env/env.ts')),
};
test.each(Object.entries(OF_CODE))(
  '%s: everything that the code has stands in the table, and nothing else',
  (title, inCode) => {
    const known = inCode();
    expect(known.length).toBeGreaterThan(0);
    expect(sorted(namesOf(title))).toEqual(sorted(known));
  },
);

test('every module that writes a file stands with what it writes', () => {
  const writers = filesWith(
    /\b(appendFile|writeFile|appendFileSync|writeFileSync|copyFile|createWriteStream)\(/,
  );
  const named = rowsOf('Files on the disk of an app').map((row) => /`(lib\/[^`]+)`/.exec(row)[1]);
  expect(named.toSorted()).toEqual(writers.toSorted());
});

/* The tables are read out of few places; these see to it that there are no others. */
test.each([
  [
    /writtenCookie\(|document\.cookie =/,
    [
      'core/debug/debug-access.server',
      'core/session/session-cookies.server',
      'core/site/cookie-attributes',
      'core/site/cookies-here',
      'core/site/remove-cookie-here',
      'pages/request/page-headers',
    ],
  ],
  [/writeCookieHere\(/, ['core/site/cookies-here', 'core/site/service-change']],
  [/indexedDB/, ['core/storage/disk-record']],
  [/\bcaches\??\.open\(/, ['core/offline/offline-cache']],
  [/Storage\.setItem|storage\.setItem/, ['core/storage/stored']],
])('what a browser keeps is written in one place of each kind: %s', (pattern, names) => {
  expect(filesWith(pattern).toSorted()).toEqual(names.map((name) => `lib/${name}.ts`));
});

test.each(['Cookies', 'Local storage', 'IndexedDB', 'Cache API', "Memory of an app's process", 'Redis'])(
  'every row of %s says for how long',
  (title) => {
    for (const row of rowsOf(title)) expect(row).toMatch(ROW);
  },
);

const DAY_MS = 86_400_000;
const SESSION = 'core/session/session.server.ts';
const INTENTS = 'core/intents/intent-store.ts';
const DURATIONS = [
  ['session', SESSION, 'SESSION_SECONDS', DAY_MS, '90 days, 30 without a visit'],
  ['kiosk', SESSION, 'ENROLMENT_SECONDS', DAY_MS, '400 days, renewed each week that it orders'],
  ['sign-in-', SESSION, 'SIGN_IN_SECONDS', 1000, '15 minutes'],
  ['pending-track', SESSION, 'PENDING_TRACK_SECONDS', 1000, '10 minutes'],
  ['deviceId', 'core/site/cookies.ts', 'YEAR_SECONDS', 1000, 'a year'],
  ['debug', 'core/debug/debug-switch.mjs', 'SWITCH_SECONDS', 1000, '8 hours'],
  ['orderIntents', INTENTS, 'INTENT_LIFE_MS', 1, '24 hours, or 15 minutes if it never left the device'],
  ['billIntents', INTENTS, 'INTENT_LIFE_MS', 1, '24 hours'],
  ['waiterIntents', 'bill/waiter-intent.ts', 'CALL_LIFE_MS', 1, '10 minutes'],
  ['kioskOrders', 'kiosk/recent-orders.ts', 'STORED_DAYS', DAY_MS, 'a day'],
  ['bookingIntents', 'booking/booking-intent.ts', 'BOOKING_LIFE_MS', 1, '15 minutes'],
];
const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: DAY_MS, year: 365 * DAY_MS };
const saidMs = (said) => {
  const [, count, unit] = /^(\d+|a) (minute|hour|day|year)/.exec(said);
  return (count === 'a' ? 1 : Number(count)) * UNIT_MS[unit];
};

describe('the page says for how long as the code has it', () => {
  test.each(DURATIONS)('%s', (name, file, constant, unitMs, said) => {
    // `30 * DAY_SECONDS` is of days.
    const [, product] = new RegExp(`${constant} = ([\\d *_]+?)(?: \\* DAY_SECONDS)?;`).exec(
      read(`lib/${file}`),
    );
    const factors = product.split('*').map((factor) => Number(factor.replaceAll('_', '')));
    expect(factors.reduce((value, factor) => value * factor, unitMs)).toBe(saidMs(said));
    const rows = ['Cookies', 'Local storage'].flatMap(rowsOf);
    const row = rows.find((one) => one.startsWith(`- \`${name}\``));
    expect(ROW.exec(row)[2]).toBe(said);
  });

  test('an order that has not left the device, and a session without a visit', () => {
    expect(read('lib/pages/checkout/order-intent.ts')).toContain('UNSENT_ORDER_LIFE_MS = 15 * MINUTE_MS;');
    expect(read('lib/core/session/session.server.ts')).toContain('IDLE_SECONDS = 30 * DAY_SECONDS;');
  });

  test('lists the folders that nginx deletes at once, and no others', () => {
    const remaining = [...read('deploy/nginx.conf').matchAll(/proxy_cache_path \$\{(\w+)\}(\/\w+) /g)];
    const [, named] = /`find ([^`]+) -type f -delete`/.exec(page);
    expect(remaining.length).toBeGreaterThan(0);
    expect(named.split(' ')).toEqual(remaining.map(([, folder, name]) => folder + name));
  });

  test('what nginx keeps', () => {
    const configuration = read('deploy/nginx.conf');
    expect(configuration).toMatch(/keys_zone=files:\S+ .*inactive=7d /);
    expect(page).toContain("files and pictures (diners' portraits too) for a week after the last request.");
  });
});
