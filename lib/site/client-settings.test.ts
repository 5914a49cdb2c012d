import { keepClientSettings, parsePlatform } from './client-settings';

function storageWith(values: Record<string, string>) {
  const stored = new Map(Object.entries(values));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

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
  const storage = storageWith({});
  keepClientSettings(storage, { language: 'kk', version: 'v4.8.15' });
  expect(['lang', 'version', 'platform'].map(storage.getItem)).toEqual(['kk', 'v4.8.15', 'web']);
});

test('keeps an accepted platform and replaces any other', () => {
  const kept = storageWith({ platform: 'android' });
  keepClientSettings(kept, { language: 'ru', version: 'v4.8.15' });
  expect(kept.getItem('platform')).toBe('android');
  const replaced = storageWith({ platform: 'toaster' });
  keepClientSettings(replaced, { language: 'ru', version: 'v4.8.15' });
  expect(replaced.getItem('platform')).toBe('web');
});

test.each([
  [{}, false],
  [{ lang: 'kk' }, false],
  [{ lang: 'ru' }, true],
])('tells of %j that the diner reads another language: %p', (stored, isAnother) => {
  const storage = storageWith(stored);
  expect(keepClientSettings(storage, { language: 'kk', version: 'v4.8.15' })).toBe(isAnother);
});
