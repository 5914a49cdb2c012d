import { z } from 'zod';
import { readNetworkPrinters, type NetworkPrinter } from './network-printers';

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const secrets = z.array(z.string().min(32)).min(1);

/** Secrets of a text, separated by commas or lines; null where one of them is too short, or there is none. */
export function readSecrets(text: string): string[] | null {
  const parts = text.split(/[,\n]/).flatMap((part) => part.trim() || []);
  return secrets.safeParse(parts).data ?? null;
}

/** Origins, separated by commas. */
const origins = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).origin === value, 'not an origin'),
    ),
  );

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  APP_ORIGIN: address.optional(),
  /** Other origins under which the app is reached, separated by commas: another country's name. */
  OTHER_ORIGINS: origins,
  /** Origins that may show the app in a frame, separated by commas; read by `frame-ancestors.mjs`. */
  FRAME_ANCESTORS: origins,
  APP_NAME: z.string().trim().min(1).max(40).default('Dastarkhan'),
  UPSTREAM_URL: address.optional(),
  UPSTREAM_PUBLIC_URL: address.optional(),
  CUSTOM_CONFIG: z
    .string()
    .regex(/^[a-z0-9-]{2,60}$/)
    .optional(),
  OAUTH_CLIENT_ID: z.string().min(1).max(128).default('dastarkhan-web'),
  /** One secret of 32 characters or more, or several separated by commas: the first seals, all of them open. */
  SESSION_SECRET: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(secrets)
    .optional(),
  /** A file of such secrets, one a line, in their place; it is read anew at SIGHUP. */
  SESSION_SECRET_FILE: z.string().min(1).optional(),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  /** Hosts, by their exact names in lower case, whose pictures the image proxy fetches over https. */
  IMAGE_HOSTS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(
      z.array(
        z
          .string()
          .max(253)
          .regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/),
      ),
    ),
  IMAGE_CACHE_DIR: z.string().min(1).default('.data/images'),
  IMAGE_CACHE_MB: z.coerce.number().int().min(1).max(1_000_000).default(512),
  /** Public: the page passes it to the browser. */
  NEXT_PUBLIC_MAPBOX_TOKEN: z
    .string()
    .regex(/^[\w.-]{1,500}$/)
    .optional(),
  /** A MapLibre style, elsewhere or a path of ours; `{theme}` in it is light or dark. */
  MAP_STYLE_URL: z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[^/\s]\S*$/)]).optional(),
  /** Origins that the style names beside its own: tiles, sprites. */
  MAP_ORIGINS: origins,
  /** Public half of the platform's key for web pushes (VAPID): an uncompressed P-256 point in base64url. */
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  /** How long the platform may take over an order before its outcome counts as unknown (UP-21). */
  ORDER_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(300).default(30),
  /** Takes the events of analytics (Amplitude's HTTP API); without one nothing is counted. */
  ANALYTICS_URL: address.optional(),
  /** The name of our own counter there: the key of its project. */
  ANALYTICS_COUNTER: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .default('dastarkhan'),
  /** Where error reports go (Sentry's protocol); without one there are none. */
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^\w+:\/\/\w+@[^/]+(\/[\w-]+)*\/\d+$/.test(value), 'not a DSN')
    .optional(),
  /** The store that several processes share; a path is a socket of this machine. The value is not repeated: it may have a password in it. */
  REDIS_URL: z
    .string()
    .regex(/^(rediss?:\/\/\S+|\/\S+)$/, 'not redis://, rediss:// or the path of a socket')
    .optional(),
  /** Takes traces and metrics (OTLP over HTTP): the base address; without one there are none. Names are those of OpenTelemetry. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .default('dastarkhan'),
  /** Share of requests whose trace is exported although nothing was wrong. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** Milliseconds. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).max(600_000).default(15_000),
  /** A folder of all processes and the proxy in front: files of earlier releases, for pages that are open still. */
  RELEASED_FILES_DIR: z.string().min(1).optional(),
  /** Proxies before the app, each of which adds the address that it sees to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  /** Multiplies the limits of `lib/core/bff/limits.ts`; 0 lifts them. */
  RATE_LIMIT_SCALE: z.coerce.number().min(0).max(1000).default(1),
  /** 1 builds the app in Next's model `cacheComponents`; read by `cache-components.mjs`. */
  CACHE_COMPONENTS: z.enum(['0', '1']).default('0'),
  /** Megabytes of pages that one process stores; 0: none. */
  PAGE_STORE_MB: z.coerce.number().int().min(0).max(4096).default(128),
  /** Where it is written down what diners have agreed to; it is only ever added to. */
  CONSENTS_FILE: z.string().min(1).default('.data/consents.jsonl'),
  /** `off` has browsers remove the service worker and its caches. */
  OFFLINE_READING: z.enum(['on', 'off']).default('on'),
  /** `on` lets a signed link show the debug bar inside an app. */
  DEBUG_BAR: z.enum(['on', 'off']).default('off'),
  /** `on` lets only enrolled tablets order as a kiosk. */
  KIOSK_ENROLMENT: z.enum(['on', 'off']).default('off'),
  /** Printers of kiosks, `venue=host:port@code` each, separated by commas. */
  KIOSK_PRINTERS: z
    .string()
    .default('')
    .transform((value, context) => {
      const printers = readNetworkPrinters(value);
      if (printers) return printers;
      // The value is not repeated: it has codes in it.
      context.issues.push({ code: 'custom', input: undefined, message: 'not venue=host:port@code' });
      return z.NEVER;
    }),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Where traces and metrics go. */
export interface TelemetrySettings {
  /** Base address of the collector (OTLP over HTTP), without a slash at the end. */
  endpoint: string;
  serviceName: string;
  /** Share of requests whose trace is exported although nothing was wrong, 0 to 1. */
  traceShare: number;
  metricsEveryMs: number;
}

/** The settings of the app as the rest of the code reads them: complete, checked, with their defaults. */
export interface Env {
  appName: string;
  /** Our own origin, without a slash at the end. */
  appOrigin: string;
  /** Whether browsers reach us over https: cookies are then `Secure`, and HSTS is sent. */
  isHttps: boolean;
  /** Every origin of ours: that one, and the others under which browsers reach us. */
  ownOrigins: string[];
  /** Base of the platform's calls, as the server reaches it. */
  upstreamUrl: string;
  /** Base of the platform's pages (sign-in, payment) and pictures, as the browser names it. */
  upstreamPublicUrl: string;
  /** Code of the custom configuration that this deployment stands in, as a brand's own site. */
  customConfig: string | undefined;
  oauthClientId: string;
  /** Secrets of the session cookie, where there is no file of them; `sessionSecrets()` has those that count. */
  sessionSecrets: string[];
  /** File of the secrets, from the working directory. */
  sessionSecretFile: string | undefined;
  /** Hosts beside the platform whose pictures we fetch, over https. */
  imageHosts: string[];
  /** Folder of the pictures that we have made, from the working directory. */
  imageCacheDir: string;
  imageCacheBytes: number;
  /** Mapbox draws the maps with it; without one they are drawn on our own base map. */
  mapboxToken: string | undefined;
  /** Style of the map's streets, `{theme}` in it stands for light or dark; without one the map has outlines only. */
  mapStyleUrl: string | undefined;
  /** Pushes are subscribed to under this key; without one there are none. */
  pushPublicKey: string | undefined;
  /** Waited for the platform's answer to an order. */
  orderTimeoutMs: number;
  /** Takes the events of analytics; without it nothing is counted. */
  analyticsUrl: string | undefined;
  /** The counter of pages without a custom configuration. */
  analyticsCounter: string;
  /** Where error reports go; without it there are none. */
  sentryDsn: string | undefined;
  /** Where traces and metrics go, and how many; without it there are none. */
  telemetry: TelemetrySettings | undefined;
  /** Folder with the files of all releases; without one there are those of this release only. */
  releasedFilesDir: string | undefined;
  /** How many proxies in front of the app are trusted to name the client's address. */
  trustedProxies: number;
  /** Multiplies the limits of `lib/core/bff/limits.ts`; 0: no limits. */
  rateLimitScale: number;
  pageStoreMegabytes: number;
  /** Consents given with orders, one JSON line each, from the working directory. */
  consentsFile: string;
  isDevelopment: boolean;
  /** Whether pages are cached for reading offline. */
  hasOfflineReading: boolean;
  /** Whether a signed link may switch the debug bar on. */
  hasDebugBar: boolean;
  /** Whether only enrolled tablets order as a kiosk. */
  needsKioskEnrolment: boolean;
  /** Printers of kiosks in the network, by the venue that they stand in. */
  kioskPrinters: ReadonlyMap<number, NetworkPrinter>;
  logLevel: string;
}

/** Reads the settings. @throws Error with one sentence that names the first unreadable setting. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(
      `The setting ${issue?.path[0]?.toString() ?? ''} cannot be read: ${issue?.message ?? ''}.`,
    );
  }
  const value = parsed.data;
  const upstreamUrl = value.UPSTREAM_URL ?? `http://localhost:${value.SANDBOX_PORT}`;
  const appOrigin = value.APP_ORIGIN ?? `http://localhost:${value.PORT}`;
  return {
    appName: value.APP_NAME,
    appOrigin,
    isHttps: appOrigin.startsWith('https://'),
    ownOrigins: [appOrigin, ...value.OTHER_ORIGINS],
    upstreamUrl,
    upstreamPublicUrl: value.UPSTREAM_PUBLIC_URL ?? upstreamUrl,
    customConfig: value.CUSTOM_CONFIG,
    oauthClientId: value.OAUTH_CLIENT_ID,
    sessionSecrets: value.SESSION_SECRET ?? [],
    sessionSecretFile: value.SESSION_SECRET_FILE,
    imageHosts: value.IMAGE_HOSTS,
    imageCacheDir: value.IMAGE_CACHE_DIR,
    imageCacheBytes: value.IMAGE_CACHE_MB * 1024 * 1024,
    mapboxToken: value.NEXT_PUBLIC_MAPBOX_TOKEN,
    mapStyleUrl: value.MAP_STYLE_URL,
    pushPublicKey: value.PUSH_PUBLIC_KEY,
    orderTimeoutMs: value.ORDER_TIMEOUT_SECONDS * 1000,
    analyticsUrl: value.ANALYTICS_URL,
    analyticsCounter: value.ANALYTICS_COUNTER,
    sentryDsn: value.SENTRY_DSN,
    telemetry:
      value.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: value.OTEL_SERVICE_NAME,
            traceShare: value.OTEL_TRACES_SAMPLER_ARG,
            metricsEveryMs: value.OTEL_METRIC_EXPORT_INTERVAL,
          },
    releasedFilesDir: value.RELEASED_FILES_DIR,
    trustedProxies: value.TRUSTED_PROXIES,
    rateLimitScale: value.RATE_LIMIT_SCALE,
    pageStoreMegabytes: value.PAGE_STORE_MB,
    consentsFile: value.CONSENTS_FILE,
    isDevelopment: value.NODE_ENV === 'development',
    hasOfflineReading: value.OFFLINE_READING === 'on' && value.NODE_ENV !== 'development',
    hasDebugBar: value.DEBUG_BAR === 'on',
    needsKioskEnrolment: value.KIOSK_ENROLMENT === 'on',
    kioskPrinters: value.KIOSK_PRINTERS,
    logLevel: value.LOG_LEVEL,
  };
}

let current: Env | undefined;

/** The settings of this process, read once. Only this folder reads `process.env`: what the build needs too stands in modules of its own. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
