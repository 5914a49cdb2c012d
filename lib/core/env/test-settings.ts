/** The settings of a test of server code; quiet, and with a secret of its own. */
const QUIET = {
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a-secret-of-the-tests-0123456789ab',
  APP_ORIGIN: 'http://app.test',
  CONSENTS_FILE: '/dev/null',
} as const;

/** Sets settings for a test, before the first import of what is tested: they are read once. */
export function setTestSettings(settings: Record<string, string> = {}): void {
  Object.assign(process.env, QUIET, settings);
}

/** Takes settings back, so that the next import of what is tested is without them. */
export function dropTestSettings(...names: string[]): void {
  for (const name of names) Reflect.deleteProperty(process.env, name);
}
