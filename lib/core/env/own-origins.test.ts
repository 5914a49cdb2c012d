/** @jest-environment node */
import { setTestSettings } from './test-settings';

async function withSettings(settings: Record<string, string>) {
  jest.resetModules();
  setTestSettings({ OTHER_ORIGINS: '', ...settings });
  return import('./own-origins');
}

describe('at an origin of its own, the app', () => {
  const settings = {
    APP_ORIGIN: 'https://app.example',
    OTHER_ORIGINS: 'https://app.ge, http://old.example:8080',
  };

  test.each([
    ['app.example', true],
    ['APP.example', true],
    ['app.example:443', true],
    ['app.ge', true],
    ['old.example:8080', true],
    ['old.example', false],
    ['app.example:8443', false],
    ['app.example.evil.example', false],
    ['evil-app.example', false],
    ['localhost:3000', false],
    [undefined, false],
  ])('is reached under the name %s: %s', async (host, expected) => {
    expect((await withSettings(settings)).isOwnHost(host)).toBe(expected);
  });

  test.each([
    ['app.ge', 'https://app.ge'],
    ['APP.GE:443', 'https://app.ge'],
    ['old.example:8080', 'http://old.example:8080'],
    ['app.example', 'https://app.example'],
    ['evil.example', 'https://app.example'],
    [undefined, 'https://app.example'],
  ])('leads who came under the name %s back to %s', async (host, origin) => {
    expect((await withSettings(settings)).originOfHost(host)).toBe(origin);
  });

  test.each([
    ['https://app.example', true],
    ['https://app.ge', true],
    ['http://app.example', false],
    ['https://evil.example', false],
    ['null', false],
  ])('takes changes from pages of %s: %s', async (origin, expected) => {
    const { isOwnOrigin } = await withSettings(settings);
    expect(isOwnOrigin(origin, 'app.example')).toBe(expected);
  });
});

describe('on a local start, the app', () => {
  const settings = { APP_ORIGIN: 'http://localhost:3000' };

  test('is reached under any name of the machine', async () => {
    const { isOwnHost } = await withSettings(settings);
    expect([isOwnHost('192.168.1.5:3000'), isOwnHost('localhost:3000')]).toEqual([true, true]);
  });

  test('accepts changes from pages of the requested host name, over http', async () => {
    const { isOwnOrigin } = await withSettings(settings);
    expect(isOwnOrigin('http://192.168.1.5:3000', '192.168.1.5:3000')).toBe(true);
    expect(isOwnOrigin('https://192.168.1.5:3000', '192.168.1.5:3000')).toBe(false);
    expect(isOwnOrigin('http://evil.example', 'localhost:3000')).toBe(false);
    expect(isOwnOrigin('http://evil.example', null)).toBe(false);
  });
});
