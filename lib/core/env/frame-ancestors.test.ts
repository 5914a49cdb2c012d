/** @jest-environment node */
import { frameAncestors, isSecureOrigin } from './frame-ancestors.mjs';
import { setTestSettings } from './test-settings';

describe('who may show the app in a frame', () => {
  test.each([
    ['', []],
    ['https://bank.example', ['https://bank.example']],
    [' https://bank.example , http://localhost:5000 ', ['https://bank.example', 'http://localhost:5000']],
    ['https://*.bank.example', []],
    ['https://Bank.example', []],
    ["'none'; script-src *", []],
    ['https://bank.example/path, *, https://ok.example', ['https://ok.example']],
  ])('FRAME_ANCESTORS %j allows %j', (setting, origins) => {
    setTestSettings({ FRAME_ANCESTORS: setting });
    expect(frameAncestors()).toEqual(origins);
  });

  test.each([
    ['https://app.example', true],
    ['http://localhost:3000', false],
    ['', false],
  ])('the origin %j is secure: %s', (origin, isSecure) => {
    setTestSettings({ APP_ORIGIN: origin });
    expect(isSecureOrigin()).toBe(isSecure);
  });
});
