import { mayAskToCount, noteAsked } from './asked-counting';
import { consentToCounting, mayCount } from './consent';

const set = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  localStorage.clear();
  set('doNotTrack', null);
  set('globalPrivacyControl', undefined);
});

test('nothing is counted without a consent, nor with one that was taken back', () => {
  expect(mayCount()).toBe(false);
  consentToCounting(true);
  expect(mayCount()).toBe(true);
  consentToCounting(false);
  expect(mayCount()).toBe(false);
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)('%s goes before a consent', (_what, name, value) => {
  consentToCounting(true);
  set(name, value);
  expect(mayCount()).toBe(false);
});

test('a consent that is taken back removes the cookies of the library, and no others', () => {
  consentToCounting(true);
  document.cookie = 'AMP_dastarkhan=abc; Path=/';
  document.cookie = 'lang=ru; Path=/';
  consentToCounting(false);
  expect(document.cookie).toBe('lang=ru');
});

// Holds ANL-13.
test('whether somebody is asked: before any answer, once, and not where the browser refuses for them', () => {
  expect(mayAskToCount()).toBe(true);
  noteAsked();
  expect(mayAskToCount()).toBe(false);
  localStorage.clear();
  consentToCounting(false);
  expect(mayAskToCount()).toBe(false);
  localStorage.clear();
  set('doNotTrack', '1');
  expect(mayAskToCount()).toBe(false);
});
