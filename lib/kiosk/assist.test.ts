import { assistAttributes, changeAssist, isAssisted, plainAssist, readAssist } from './assist';
import { beginGuest, endGuest } from './guest';

beforeEach(() => sessionStorage.clear());

// Holds KIOSK-12.
test('what a guest has switched on stays until their end', async () => {
  beginGuest(3107, 'express');
  changeAssist({ textPercent: 150, isSpoken: true });
  changeAssist({ hasContrast: true });
  expect(readAssist()).toEqual({ textPercent: 150, hasContrast: true, isInReach: false, isSpoken: true });
  await endGuest();
  expect(readAssist()).toEqual(plainAssist());
});

test('a size of text that there is not is none', () => {
  sessionStorage.setItem(
    'kioskAssist',
    JSON.stringify({ textPercent: 400, hasContrast: true, isInReach: false, isSpoken: false }),
  );
  expect(readAssist()).toEqual(plainAssist());
});

test.each([
  [{}, false],
  [{ textPercent: 125 }, true],
  [{ hasContrast: true }, true],
  [{ isInReach: true }, true],
  [{ isSpoken: true }, true],
] as const)('with %j a guest is assisted: %s', (part, isOne) => {
  expect(isAssisted({ ...plainAssist(), ...part })).toBe(isOne);
});

test.each([
  [{}, {}],
  [{ textPercent: 125 }, { 'data-assist-text': '125' }],
  [{ textPercent: 150 }, { 'data-assist-text': '150', 'data-assist-large': '' }],
  [{ textPercent: 200 }, { 'data-assist-text': '200', 'data-assist-large': '' }],
  [
    { hasContrast: true, isInReach: true, isSpoken: true },
    { 'data-assist-contrast': '', 'data-assist-reach': '', 'data-assist-voice': '' },
  ],
] as const)('%j is told to the styles', (part, attributes) => {
  const set = Object.entries(assistAttributes({ ...plainAssist(), ...part }));
  expect(Object.fromEntries(set.filter(([, value]) => value !== null))).toEqual(attributes);
});
