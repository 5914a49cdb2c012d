import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  APP_ORIGIN: address.optional(),
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
    .pipe(z.array(z.string().min(32)).min(1))
    .optional(),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The settings of the app as the rest of the code reads them: complete, checked, with their defaults. */
export interface Env {
  isProduction: boolean;
  appName: string;
  /** Our own origin, without a slash at the end. */
  appOrigin: string;
  /** Base of the platform's calls, as the server reaches it. */
  upstreamUrl: string;
  /** Base of the platform's pages (sign-in, payment) and pictures, as the browser names it. */
  upstreamPublicUrl: string;
  /** Code of the custom configuration that this deployment stands in, as a brand's own site. */
  customConfig: string | undefined;
  oauthClientId: string;
  /** Secrets of the session cookie: the first seals, all of them open. */
  sessionSecrets: string[];
  logLevel: string;
}

/**
 * Reads the settings.
 * @throws Error with one sentence that names the first unreadable setting.
 */
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
  return {
    isProduction: value.NODE_ENV === 'production',
    appName: value.APP_NAME,
    appOrigin: value.APP_ORIGIN ?? `http://localhost:${value.PORT}`,
    upstreamUrl,
    upstreamPublicUrl: value.UPSTREAM_PUBLIC_URL ?? upstreamUrl,
    customConfig: value.CUSTOM_CONFIG,
    oauthClientId: value.OAUTH_CLIENT_ID,
    sessionSecrets: value.SESSION_SECRET ?? [],
    logLevel: value.LOG_LEVEL,
  };
}

let current: Env | undefined;

/** The settings of this process, read once. The only reader of `process.env` in the app. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
