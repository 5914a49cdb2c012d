import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The oldest Node that the product runs on. */
export const minimumNode = '20.20.0';

export class SettingError extends Error {}

export function nodeProblem(version, minimum = minimumNode) {
  const [major, minor] = version.split('.').map(Number);
  const [needMajor, needMinor] = minimum.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined;
  return `Node ${needMajor}.${needMinor} or newer is needed, and this is Node ${version}.`;
}

export function loadEnvironmentFiles(root) {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

/** The Fetch standard’s bad ports from 1024: no browser opens them, and `fetch` rejects them. */
const BAD_PORTS = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679],
  ...[6697, 10080],
];

function readPort(source, name, fallback) {
  const text = source[name];
  if (!text) return fallback;
  if (BAD_PORTS.includes(Number(text)))
    throw new SettingError(`The setting ${name} must not be ${text}: browsers refuse to open that port.`);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new SettingError(`The setting ${name} must be a port between 1 and 65535, and it is "${text}".`);
  }
  return port;
}

function readAddress(source, name) {
  const text = source[name];
  if (!text) return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !['http:', 'https:'].includes(address.protocol)) {
    throw new SettingError(
      `The setting ${name} must be an address such as https://platform.example, and it is "${text}".`,
    );
  }
  return text.replace(/\/+$/, '');
}

function readOrigin(source, name) {
  const address = readAddress(source, name);
  if (address !== undefined && new URL(address).origin !== address) {
    throw new SettingError(
      `The setting ${name} must be an origin without a path, and it is "${source[name]}".`,
    );
  }
  return address;
}

const printerPortDistance = 1000;

const printerVenues = [3107, 4107];
export const demoPrinterCode = 'demo-printer';

function printersOf(source, printerPort) {
  if (source.KIOSK_PRINTERS) return source.KIOSK_PRINTERS;
  return printerVenues.map((venue) => `${venue}=127.0.0.1:${printerPort}@${demoPrinterCode}`).join();
}

function readSecretFile(file) {
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .split(/\s*[,\n]\s*/)
      .join();
  } catch {
    throw new SettingError('The setting SESSION_SECRET_FILE names no file that can be read.');
  }
}

function readSecret(source) {
  const file = source.SESSION_SECRET_FILE;
  const text = file ? readSecretFile(file) : source.SESSION_SECRET;
  if (!text && !file) return undefined;
  if (text.split(',').some((part) => part.trim().length < 32)) {
    const name = file ? 'The file of SESSION_SECRET_FILE' : 'The setting SESSION_SECRET';
    throw new SettingError(
      `${name} must have 32 characters or more (several secrets are separated by commas).`,
    );
  }
  return text;
}

/** @throws SettingError naming the first setting that cannot be read */
export function readSettings(source) {
  const port = readPort(source, 'PORT', 3000);
  const upstreamUrl = readAddress(source, 'UPSTREAM_URL');
  const sandboxPort = readPort(source, 'SANDBOX_PORT', 4000);
  const usesSandbox = upstreamUrl === undefined;
  const nextToSandbox = sandboxPort + printerPortDistance;
  const printerPort = readPort(
    source,
    'SANDBOX_PRINTER_PORT',
    nextToSandbox > 65535 ? sandboxPort - printerPortDistance : nextToSandbox,
  );
  if (usesSandbox && port === sandboxPort) {
    throw new SettingError(`The settings PORT and SANDBOX_PORT must differ, and both are ${port}.`);
  }
  const sandboxUrl = readAddress(source, 'SANDBOX_PUBLIC_URL') ?? `http://localhost:${sandboxPort}`;
  const appOrigin = readOrigin(source, 'APP_ORIGIN') ?? `http://localhost:${port}`;
  if (usesSandbox && appOrigin.startsWith('https:')) {
    throw new SettingError(
      'The setting UPSTREAM_URL must name the platform where APP_ORIGIN is https: anybody signs in to the sandbox with 1234.',
    );
  }
  return {
    port,
    appOrigin,
    usesSandbox,
    sandboxPort,
    sandboxUrl,
    upstreamUrl: upstreamUrl ?? `http://localhost:${sandboxPort}`,
    upstreamPublicUrl: readAddress(source, 'UPSTREAM_PUBLIC_URL') ?? upstreamUrl ?? sandboxUrl,
    oauthClientId: source.OAUTH_CLIENT_ID || 'dastarkhan-web',
    sessionSecret: readSecret(source),
    sandboxDataDir: source.SANDBOX_DATA_DIR || '.data/sandbox',
    mapStyleUrl: source.MAP_STYLE_URL || (usesSandbox ? `${sandboxUrl}/map/style-{theme}.json` : ''),
    // The partner's app of the sandbox shows the app in a frame.
    frameAncestors: source.FRAME_ANCESTORS || (usesSandbox ? new URL(sandboxUrl).origin : ''),
    // The sandbox takes both, and shows what has arrived.
    analyticsUrl:
      readAddress(source, 'ANALYTICS_URL') ??
      (usesSandbox ? `http://localhost:${sandboxPort}/analytics/events` : ''),
    sentryDsn: source.SENTRY_DSN || (usesSandbox ? `http://sandbox@localhost:${sandboxPort}/1` : ''),
    sandboxAppOrigins: source.SANDBOX_APP_ORIGINS || appOrigin,
    printerPort,
    needsKioskEnrolment: source.KIOSK_ENROLMENT === 'on',
    kioskPrinters: usesSandbox ? printersOf(source, printerPort) : source.KIOSK_PRINTERS || '',
  };
}

export function warningsOf({ appOrigin, needsKioskEnrolment }) {
  const { protocol, hostname } = new URL(appOrigin);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return [
    protocol !== 'https:' &&
      !isHere &&
      `The setting APP_ORIGIN is ${appOrigin}, and ${hostname} is not this machine: over http anybody on the way reads ` +
        'the session. Use https for anything but a try.',
    !needsKioskEnrolment &&
      'Anybody may order at a kiosk of any restaurant. With KIOSK_ENROLMENT=on only tablets that `npm run kiosk-link` enrols can order.',
  ].filter(Boolean);
}

/** The secret that seals the session cookie: made once, then stored in a file that only its owner reads. */
export function storedSessionSecret(root) {
  const file = join(root, '.data', 'session-secret');
  if (existsSync(file)) {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length >= 32) return stored;
  }
  mkdirSync(dirname(file), { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secret;
}

export function appEnvironment(settings, sessionSecret) {
  return {
    PORT: String(settings.port),
    APP_ORIGIN: settings.appOrigin,
    UPSTREAM_URL: settings.upstreamUrl,
    UPSTREAM_PUBLIC_URL: settings.upstreamPublicUrl,
    OAUTH_CLIENT_ID: settings.oauthClientId,
    MAP_STYLE_URL: settings.mapStyleUrl,
    FRAME_ANCESTORS: settings.frameAncestors,
    ANALYTICS_URL: settings.analyticsUrl,
    SENTRY_DSN: settings.sentryDsn,
    KIOSK_PRINTERS: settings.kioskPrinters,
    SESSION_SECRET: sessionSecret,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export function sandboxEnvironment(settings) {
  return {
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_PRINTER_PORT: String(settings.printerPort),
    SANDBOX_DATA_DIR: settings.sandboxDataDir,
    SANDBOX_PUBLIC_URL: settings.sandboxUrl,
    SANDBOX_APP_ORIGINS: settings.sandboxAppOrigins,
    SANDBOX_CLIENT_ID: settings.oauthClientId,
  };
}
