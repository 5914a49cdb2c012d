/** @jest-environment node */
import { parseEnv, readSecrets } from './env';

const SECRET = 'x'.repeat(32);
const OTHER_SECRET = 'y'.repeat(40);

describe('the settings', () => {
  // Holds UP-10, SITE-31.
  test('have a default each: the sandbox next door, our own port, the name of the product', () => {
    expect(parseEnv({})).toEqual({
      appName: 'Dastarkhan',
      appOrigin: 'http://localhost:3000',
      isHttps: false,
      ownOrigins: ['http://localhost:3000'],
      upstreamUrl: 'http://localhost:4000',
      upstreamPublicUrl: 'http://localhost:4000',
      oauthClientId: 'dastarkhan-web',
      sessionSecrets: [],
      imageHosts: [],
      imageCacheDir: '.data/images',
      imageCacheBytes: 512 * 1024 * 1024,
      orderTimeoutMs: 30_000,
      analyticsCounter: 'dastarkhan',
      trustedProxies: 0,
      rateLimitScale: 1,
      pageStoreMegabytes: 128,
      isDevelopment: false,
      hasOfflineReading: true,
      hasDebugBar: false,
      needsKioskEnrolment: false,
      kioskPrinters: new Map(),
      consentsFile: '.data/consents.jsonl',
      logLevel: 'info',
    });
  });

  test('take the key of pushes as the platform names it', () => {
    const key = `B${'-_a0'.repeat(22)}`.slice(0, 87);
    expect(parseEnv({ PUSH_PUBLIC_KEY: key }).pushPublicKey).toBe(key);
  });

  test.each([
    [`${SECRET}\n${OTHER_SECRET}\n`, [SECRET, OTHER_SECRET]],
    ['\n', null],
    [`${SECRET}\nshort`, null],
  ])('read secrets of a file: %j', (text, secrets) => {
    expect(readSecrets(text)).toEqual(secrets);
  });

  test('send traces and metrics to a collector that is named, and nowhere without one', () => {
    expect(parseEnv({ OTEL_SERVICE_NAME: 'kz' }).telemetry).toBeUndefined();
    expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }).telemetry).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      serviceName: 'dastarkhan',
      traceShare: 0.1,
      metricsEveryMs: 15_000,
    });
  });

  test('count as not set when they are empty', () => {
    expect(parseEnv({ PORT: '', UPSTREAM_URL: '', APP_NAME: '', SESSION_SECRET: '' })).toEqual(parseEnv({}));
  });

  test('follow the ports where no address is given', () => {
    const env = parseEnv({ PORT: '8080', SANDBOX_PORT: '8081' });
    expect(env.appOrigin).toBe('http://localhost:8080');
    expect(env.upstreamUrl).toBe('http://localhost:8081');
  });

  test('name the platform once, its public address too where it differs', () => {
    const one = parseEnv({ UPSTREAM_URL: 'https://platform.test/api//' });
    expect([one.upstreamUrl, one.upstreamPublicUrl]).toEqual([
      'https://platform.test/api',
      'https://platform.test/api',
    ]);
    const two = parseEnv({
      UPSTREAM_URL: 'http://inside:4000',
      UPSTREAM_PUBLIC_URL: 'https://platform.test/',
    });
    expect([two.upstreamUrl, two.upstreamPublicUrl]).toEqual(['http://inside:4000', 'https://platform.test']);
  });

  test('take several secrets, the first one first', () => {
    expect(parseEnv({ SESSION_SECRET: `${SECRET} , ${OTHER_SECRET}` }).sessionSecrets).toEqual([
      SECRET,
      OTHER_SECRET,
    ]);
  });

  test.each([
    ['IMAGE_HOSTS', 'https://pictures.example'],
    ['IMAGE_HOSTS', 'pictures.example:8443'],
    ['IMAGE_HOSTS', '*.example.com'],
    ['IMAGE_HOSTS', 'Pictures.example'],
    ['IMAGE_HOSTS', '10.0.0.1'],
    ['IMAGE_HOSTS', 'localhost'],
    ['IMAGE_CACHE_MB', '0'],
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['SANDBOX_PORT', '40.5'],
    ['APP_ORIGIN', 'app.example'],
    ['APP_ORIGIN', 'ftp://app.example'],
    ['UPSTREAM_URL', 'javascript:alert(1)'],
    ['UPSTREAM_PUBLIC_URL', 'not an address'],
    ['APP_NAME', ' '],
    ['APP_NAME', 'n'.repeat(41)],
    ['OAUTH_CLIENT_ID', 'c'.repeat(129)],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['SESSION_SECRET', 'too-short'],
    ['SESSION_SECRET', `${SECRET},short`],
    ['PUSH_PUBLIC_KEY', 'B'.repeat(86)],
    ['PUSH_PUBLIC_KEY', `A${'B'.repeat(86)}`],
    ['DEBUG_BAR', 'true'],
    ['KIOSK_ENROLMENT', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['REDIS_URL', 'localhost:6379'],
  ])('stop the start with a sentence when %s reads %j', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} cannot be read: .+\\.$`),
    );
  });
});

test.each(['redis://:secret@redis.test:6379/1', 'rediss://redis.test', '/run/redis/redis.sock'])(
  'the setting REDIS_URL takes %s',
  (url) => expect(() => parseEnv({ REDIS_URL: url })).not.toThrow(),
);

test('the setting REDIS_URL is not repeated where it cannot be read: it has a password in it', () => {
  expect(() => parseEnv({ REDIS_URL: 'http://:secret@redis.test' })).not.toThrow(/secret/);
});

test.each([
  'errors.example/1',
  'https://errors.example/1',
  'https://key@errors.example/',
  'ftp://key@errors.example/1',
])('the setting SENTRY_DSN refuses %s, which is no DSN', (dsn) => {
  expect(() => parseEnv({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN');
  expect(parseEnv({ SENTRY_DSN: 'https://key@errors.example/sub/1' }).sentryDsn).toBe(
    'https://key@errors.example/sub/1',
  );
});
