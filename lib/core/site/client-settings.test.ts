import { emptyStorage } from '@/lib/core/storage/test-storage';
import { saveClientSettings, parsePlatform } from './client-settings';

const stored = (key: string) => localStorage.getItem(key);
function deviceWith(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

beforeEach(emptyStorage);

// Holds SITE-24, SITE-25.
test.each([
  ['web', 'web'],
  ['ios', 'ios'],
  ['android', 'android'],
  ['windows', null],
  ['WEB', null],
  ['', null],
  [null, null],
  [7, null],
])('accepts the platform %p as %p', (value, platform) => {
  expect(parsePlatform(value)).toBe(platform);
});

// Holds SITE-27, I18N-07.
test('keeps language, version and platform on the device', () => {
  saveClientSettings({ language: 'kk', version: 'v4.8.15' });
  expect(['lang', 'version', 'platform'].map(stored)).toEqual(['kk', 'v4.8.15', 'web']);
});

test.each([
  ['android', 'android'],
  ['toaster', 'web'],
])('keeps an accepted platform and replaces any other: %s', (before, after) => {
  deviceWith({ platform: before });
  saveClientSettings({ language: 'ru', version: 'v4.8.15' });
  expect(stored('platform')).toBe(after);
});

test.each([
  [{}, false],
  [{ lang: 'kk' }, false],
  [{ lang: 'ru' }, true],
])('with %j stored says that the diner changed the language: %p', (values, isAnother) => {
  document.cookie = 'lang=kk';
  deviceWith(values);
  expect(saveClientSettings({ language: 'kk', version: 'v4.8.15' })).toBe(isAnother);
});
