/** @jest-environment node */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedSessionSecret, nodeProblem, readSettings, SettingError, warningsOf } from './settings.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const PLATFORM = 'https://platform.example';
const APP_ORIGIN = 'https://dastarkhan.example';
const own = '3107=10.0.0.20:9100@blue-kettle';
const sandbox = (port) => `3107=127.0.0.1:${port}@demo-printer,4107=127.0.0.1:${port}@demo-printer`;
test.each([
  [{ SANDBOX_PORT: '65000' }, { printerPort: 64000, kioskPrinters: sandbox(64000) }],
  [{ KIOSK_PRINTERS: own }, { kioskPrinters: own }],
  [{ UPSTREAM_URL: PLATFORM }, { kioskPrinters: '' }],
  [
    { UPSTREAM_URL: `${PLATFORM}/`, PORT: '4000', APP_ORIGIN },
    { usesSandbox: false, upstreamUrl: PLATFORM, upstreamPublicUrl: PLATFORM, appOrigin: APP_ORIGIN },
  ],
  [
    { SANDBOX_PUBLIC_URL: 'http://10.0.0.5:4000' },
    { upstreamUrl: 'http://localhost:4000', upstreamPublicUrl: 'http://10.0.0.5:4000' },
  ],
  [{ PORT: '', UPSTREAM_URL: '', SESSION_SECRET: '' }, readSettings({})],
])('reads %j', (source, settings) => {
  expect(readSettings(source)).toMatchObject(settings);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '3000.5'],
  ['SANDBOX_PORT', '-1'],
  ['SANDBOX_PORT', '4190'],
  ['UPSTREAM_URL', 'ftp://platform.example'],
  ['UPSTREAM_PUBLIC_URL', 'platform.example'],
  ['APP_ORIGIN', 'http://localhost:3000/kz'],
  ['SESSION_SECRET', 'hunter2'],
  ['SESSION_SECRET', `${'x'.repeat(32)},hunter2`],
])('refuses %s=%s in one sentence that names the setting, and no secret', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(new RegExp(`^The setting ${name} must (?!.*hunter2).*\\.$`));
});

test('refuses the sandbox, which anybody signs in to, at an https origin, and one port for both programs', () => {
  expect(() => readSettings({ APP_ORIGIN })).toThrow(
    /^The setting UPSTREAM_URL must .* APP_ORIGIN is https.*\.$/,
  );
  expect(() => readSettings({ PORT: '4000' })).toThrow('PORT and SANDBOX_PORT must differ');
});

test.each([
  ['http://dastarkhan.example', true],
  ['http://192.168.1.5:3000', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('warns of plain http at %s: %s', (origin, isWarned) => {
  expect(/APP_ORIGIN/.test(warningsOf(readSettings({ APP_ORIGIN: origin })))).toBe(isWarned);
});

test('warns that any tablet may order at a kiosk unless KIOSK_ENROLMENT is on', () => {
  const isSaid = (KIOSK_ENROLMENT) => warningsOf(readSettings({ KIOSK_ENROLMENT })).length > 0;
  expect([undefined, 'off', 'on'].map(isSaid)).toEqual([true, true, false]);
});

test.each([
  ['20.20.0', undefined],
  ['24.0.0', undefined],
  ['20.19.9', 'Node 20.20 or newer is needed, and this is Node 20.19.9.'],
])('judges Node %s', (version, sentence) => {
  expect(nodeProblem(version)).toBe(sentence);
});

test('reads the secrets of a file in place of the setting', () => {
  const file = join(temporaryFolder('secrets'), 'secrets');
  const [one, other] = ['x'.repeat(32), 'y'.repeat(32)];
  writeFileSync(file, `${one}\n${other}\n`);
  const settings = { SESSION_SECRET: 'z'.repeat(32), SESSION_SECRET_FILE: file };
  expect(readSettings(settings).sessionSecret).toBe(`${one},${other}`);
  writeFileSync(file, '');
  expect(() => readSettings(settings)).toThrow('The file of SESSION_SECRET_FILE must have 32');
  rmSync(file);
  expect(() => readSettings(settings)).toThrow(SettingError);
});

test('the stored session secret is made once, long, for its owner only, and anew where the file holds too little', () => {
  const root = temporaryFolder('settings');
  const file = join(root, '.data/session-secret');
  const secret = storedSessionSecret(root);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(storedSessionSecret(root)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'short');
  const another = storedSessionSecret(root);
  expect(another.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(file, 'utf8').trim()).toBe(another);
});
