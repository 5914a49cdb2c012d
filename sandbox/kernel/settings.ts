import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .pipe(z.number().max(65535, 'must be a port number'));

const origin = z.string().refine((value) => {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}, 'must be origins such as http://localhost:3000, separated by commas');

const SCALE = 'must be standard, large or a number above 0 and at most 100';

/** How large the catalogue is; a number multiplies the venues of the standard one, which is 1. */
const scale = z
  .string()
  .regex(/^(standard|large|\d+(\.\d+)?)$/, SCALE)
  .transform((text): number | 'large' => {
    if (text === 'large') return 'large';
    return text === 'standard' ? 1 : Number(text);
  })
  .refine((value) => value === 'large' || (value > 0 && value <= 100), SCALE);

const environmentSchema = z
  .object({
    SANDBOX_PORT: port.default(4000),
    SANDBOX_PRINTER_PORT: port.optional(),
    SANDBOX_HOST: z.string().min(1, 'must be a host name or address').default('127.0.0.1'),
    SANDBOX_DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
    SANDBOX_SCALE: scale.default(1),
    SANDBOX_CONTROL: z
      .enum(['0', '1'], 'must be 0 or 1')
      .default('0')
      .transform((flag) => flag === '1'),
    SANDBOX_DATA_DIR: z.string().min(1, 'must be a directory').default('.data/sandbox'),
    SANDBOX_PICTURES_DIR: z.string().min(1, 'must be a directory').default('.data/pictures'),
    SANDBOX_PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    SANDBOX_APP_ORIGINS: z
      .string()
      .default('http://localhost:3000')
      .transform((list) => list.split(',').map((item) => item.trim()))
      .pipe(z.array(origin).min(1)),
    SANDBOX_CLIENT_ID: z.string().min(1, 'must not be empty').max(128).default('dastarkhan-web'),
  })
  .transform((environment) => ({
    port: environment.SANDBOX_PORT,
    printerPort: environment.SANDBOX_PRINTER_PORT,
    host: environment.SANDBOX_HOST,
    databaseUrl: environment.SANDBOX_DATABASE_URL,
    scale: environment.SANDBOX_SCALE,
    isControlEnabled: environment.SANDBOX_CONTROL,
    dataDirectory: environment.SANDBOX_DATA_DIR,
    picturesDirectory: environment.SANDBOX_PICTURES_DIR,
    publicUrl: environment.SANDBOX_PUBLIC_URL ?? `http://localhost:${environment.SANDBOX_PORT}`,
    appOrigins: environment.SANDBOX_APP_ORIGINS,
    clientId: environment.SANDBOX_CLIENT_ID,
  }));

export type Settings = z.output<typeof environmentSchema>;

/** A reason not to start, printed for the person at the terminal in one sentence. */
export class StartError extends Error {}

/** Reads the settings from environment variables; an unreadable one is a `StartError`. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new StartError(
    `The setting ${issue?.path[0]?.toString() ?? ''} ${issue?.message ?? 'is unreadable'}.`,
  );
}

/** PostgreSQL server on which the sandbox's own tests make their databases; undefined = the embedded one. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.SANDBOX_TEST_DATABASE_URL || undefined;
}
