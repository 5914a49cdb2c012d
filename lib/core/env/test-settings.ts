/** What a test of server code needs to be set; quiet, and with a secret of its own. */
const QUIET = {
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a-secret-of-the-tests-0123456789ab',
  APP_ORIGIN: 'http://app.test',
  CONSENTS_FILE: '/dev/null',
} as const;

/**
 * Sets the settings of the process that a test runs in. They are read once, so this comes before the first import of
 * what is tested.
 */
export function setTestSettings(settings: Record<string, string> = {}): void {
  Object.assign(process.env, QUIET, settings);
}

/** Takes settings back, so that the next import of what is tested is without them. */
export function dropTestSettings(...names: string[]): void {
  for (const name of names) Reflect.deleteProperty(process.env, name);
}
