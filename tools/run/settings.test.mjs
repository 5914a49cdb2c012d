/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  keptSessionSecret,
  kioskWarning,
  nodeProblem,
  originWarning,
  readSettings,
  SettingError,
} from './settings.mjs';

test('makes the sandbox’s printer the kiosks’, and names none of another platform', () => {
  expect(readSettings({ SANDBOX_PORT: '65000' })).toMatchObject({
    printerPort: 64000,
    kioskPrinters: '3107=127.0.0.1:64000@demo-printer,4107=127.0.0.1:64000@demo-printer',
  });
  const own = '3107=10.0.0.20:9100@blue-kettle';
  expect(readSettings({ KIOSK_PRINTERS: own }).kioskPrinters).toBe(own);
  expect(readSettings({ UPSTREAM_URL: 'https://platform.example' }).kioskPrinters).toBe('');
});

test('reads the secrets of a file in place of the setting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-secrets-'));
  const file = join(folder, 'secrets');
  const [one, other] = ['x'.repeat(32), 'y'.repeat(32)];
  writeFileSync(file, `${one}\n${other}\n`);
  const settings = { SESSION_SECRET: 'z'.repeat(32), SESSION_SECRET_FILE: file };
  expect(readSettings(settings).sessionSecret).toBe(`${one},${other}`);
  writeFileSync(file, '');
  expect(() => readSettings(settings)).toThrow('The file of SESSION_SECRET_FILE must have 32');
  rmSync(folder, { recursive: true });
  expect(() => readSettings(settings)).toThrow(SettingError);
});

test('uses the real platform, and no sandbox, when UPSTREAM_URL is set', () => {
  const settings = readSettings({ UPSTREAM_URL: 'https://platform.example/', PORT: '4000' });
  expect(settings).toMatchObject({
    usesSandbox: false,
    upstreamUrl: 'https://platform.example',
    upstreamPublicUrl: 'https://platform.example',
  });
});

test('shows browsers the public address of the sandbox', () => {
  expect(readSettings({ SANDBOX_PUBLIC_URL: 'http://10.0.0.5:4000' })).toMatchObject({
    upstreamUrl: 'http://localhost:4000',
    upstreamPublicUrl: 'http://10.0.0.5:4000',
  });
});

test('takes an empty setting for an unset one', () => {
  expect(readSettings({ PORT: '', UPSTREAM_URL: '', SESSION_SECRET: '' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '3000.5'],
  ['SANDBOX_PORT', '-1'],
  ['UPSTREAM_URL', 'foo'],
  ['UPSTREAM_URL', 'ftp://platform.example'],
  ['UPSTREAM_PUBLIC_URL', 'platform.example'],
  ['APP_ORIGIN', 'http://localhost:3000/kz'],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', `${'x'.repeat(32)},short`],
])('refuses %s=%s in one sentence that names the setting', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(new RegExp(`^The setting ${name} must .*\\.$`));
});

test('never repeats a secret in the sentence about it', () => {
  expect(() => readSettings({ SESSION_SECRET: 'hunter2' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('refuses the sandbox, which anybody signs in to, at an https origin', () => {
  const APP_ORIGIN = 'https://dastarkhan.example';
  expect(() => readSettings({ APP_ORIGIN })).toThrow(
    /^The setting UPSTREAM_URL must .* APP_ORIGIN is https.*\.$/,
  );
  expect(readSettings({ APP_ORIGIN, UPSTREAM_URL: 'https://platform.example' }).appOrigin).toBe(APP_ORIGIN);
});

test.each([
  ['http://dastarkhan.example', true],
  ['http://192.168.1.5:3000', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('warns of plain http at %s: %s', (APP_ORIGIN, isWarned) => {
  expect(originWarning(readSettings({ APP_ORIGIN })) !== undefined).toBe(isWarned);
});

test.each([
  [undefined, true],
  ['off', true],
  ['on', false],
])('says that anybody may order at a kiosk where KIOSK_ENROLMENT is %s: %s', (KIOSK_ENROLMENT, isSaid) => {
  expect(kioskWarning(readSettings({ KIOSK_ENROLMENT })) !== undefined).toBe(isSaid);
});

test('refuses one port for both programs', () => {
  expect(() => readSettings({ PORT: '4000' })).toThrow('PORT and SANDBOX_PORT must differ');
});

test.each([
  ['20.20.0', undefined],
  ['24.0.0', undefined],
  ['20.19.9', 'Node 20.20 or newer is needed, and this is Node 20.19.9.'],
])('judges Node %s', (version, sentence) => {
  expect(nodeProblem(version)).toBe(sentence);
});

describe('the stored session secret', () => {
  let root;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'dastarkhan-settings-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  test('is made once, long, and readable by its owner only', () => {
    const secret = keptSessionSecret(root);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(keptSessionSecret(root)).toBe(secret);
    expect(statSync(join(root, '.data/session-secret')).mode & 0o777).toBe(0o600);
  });

  test('is made again when the file holds too little', () => {
    keptSessionSecret(root);
    writeFileSync(join(root, '.data/session-secret'), 'short');
    const secret = keptSessionSecret(root);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(join(root, '.data/session-secret'), 'utf8').trim()).toBe(secret);
  });
});
