import {
  accessibilityAttributes,
  changeAccessibility,
  isAssisted,
  plainAccessibility,
  readAccessibility,
} from './accessibility';
import { beginGuest, endGuest } from './guest';

beforeEach(() => sessionStorage.clear());

// Holds KIOSK-12.
test('what a guest has switched on stays until their end', async () => {
  beginGuest(3107, 'express');
  changeAccessibility({ textPercent: 150, isSpoken: true });
  changeAccessibility({ hasContrast: true });
  expect(readAccessibility()).toEqual({
    textPercent: 150,
    hasContrast: true,
    isInReach: false,
    isSpoken: true,
  });
  await endGuest();
  expect(readAccessibility()).toEqual(plainAccessibility());
});

test('an unknown size of text is ignored', () => {
  sessionStorage.setItem(
    'kioskAccessibility',
    JSON.stringify({ textPercent: 400, hasContrast: true, isInReach: false, isSpoken: false }),
  );
  expect(readAccessibility()).toEqual(plainAccessibility());
});

test.each([
  [{}, false],
  [{ textPercent: 125 }, true],
  [{ hasContrast: true }, true],
  [{ isInReach: true }, true],
  [{ isSpoken: true }, true],
] as const)('with %j a guest is assisted: %s', (part, isOne) => {
  expect(isAssisted({ ...plainAccessibility(), ...part })).toBe(isOne);
});

test.each([
  [{}, {}],
  [{ textPercent: 125 }, { 'data-accessibility-text': '125' }],
  [{ textPercent: 150 }, { 'data-accessibility-text': '150', 'data-accessibility-large': '' }],
  [{ textPercent: 200 }, { 'data-accessibility-text': '200', 'data-accessibility-large': '' }],
  [
    { hasContrast: true, isInReach: true, isSpoken: true },
    { 'data-accessibility-contrast': '', 'data-accessibility-reach': '', 'data-accessibility-voice': '' },
  ],
] as const)('%j is set for the styles', (part, attributes) => {
  const set = Object.entries(accessibilityAttributes({ ...plainAccessibility(), ...part }));
  expect(Object.fromEntries(set.filter(([, value]) => value !== null))).toEqual(attributes);
});
