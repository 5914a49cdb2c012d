import { capturedText } from './captured-text';
import { pageName } from './page-name';

// Holds ANL-09.
test('a captured text is cut at 255 characters', () => {
  expect(capturedText('ш'.repeat(300))).toBe('ш'.repeat(255));
  expect(capturedText('плов 0,5')).toBe('плов 0,5');
});

// Holds ANL-10.
test.each([
  ['a card', '4400430112345678'],
  ['a card in groups', 'оплата 4400 4301 1234 5678'],
  ['a social security number', '123-45-6789'],
  ['a social security number without strokes', '123456789'],
  ['an individual number', '870512300456'],
  ['a phone', '+7 (701) 123-45-67'],
  ['a phone with spaces and dashes of an address book', '+7 (701)\u00a0123\u201145\u201167'],
  ['a phone with dots', '8.701.123.45.67'],
  ['a phone with strokes', '8/701/123/45/67'],
  ['a phone in full-width digits', '８７０１１２３４５６７'],
  ['a phone in Arabic digits', '٨٧٠١١٢٣٤٥٦٧'],
  ['a card with dots', '4400.4301.1234.5678'],
  ['an address of mail', 'aigul@mail.kz'],
])('a text with %s is not captured', (_what, text) => {
  expect(capturedText(text)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/filials/3107', '/filials/*'],
  ['/filials/3107/order/12-a', '/filials/*/order/*'],
  ['/legal/offer', '/legal/offer'],
])('the page %s is named %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
