import { mayAskForConsent, recordConsentQuestion } from './consent-question';
import { setConsent, hasConsent } from './consent';

const set = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  localStorage.clear();
  set('doNotTrack', null);
  set('globalPrivacyControl', undefined);
});

test('nothing is counted without a consent, nor with one that was taken back', () => {
  expect(hasConsent()).toBe(false);
  setConsent(true);
  expect(hasConsent()).toBe(true);
  setConsent(false);
  expect(hasConsent()).toBe(false);
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)('%s goes before a consent', (_what, name, value) => {
  setConsent(true);
  set(name, value);
  expect(hasConsent()).toBe(false);
});

test('a consent that is taken back removes the cookies of the library, and no others', () => {
  setConsent(true);
  document.cookie = 'AMP_dastarkhan=abc; Path=/';
  document.cookie = 'lang=ru; Path=/';
  setConsent(false);
  expect(document.cookie).toBe('lang=ru');
});

// Holds ANL-13.
test('the question appears once before any answer, and not when the browser refuses', () => {
  expect(mayAskForConsent()).toBe(true);
  recordConsentQuestion();
  expect(mayAskForConsent()).toBe(false);
  localStorage.clear();
  setConsent(false);
  expect(mayAskForConsent()).toBe(false);
  localStorage.clear();
  set('doNotTrack', '1');
  expect(mayAskForConsent()).toBe(false);
});
