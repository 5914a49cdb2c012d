/** @jest-environment node */
import { E164, maskedPhone, PHONE_EXAMPLES, readPhone, shownPhone } from './phone';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['+77014104109', '+7 701 410 41 09', '+7 701 ••• 41 09'],
  ['+995555123456', '+995 555 12 34 56', '+995 555 •• 34 56'],
  ['+442071838750', '+442071838750', '••• 8750'],
  ['+7701', '+7701', '••• 7701'],
])('%s is written %s, and masked %s', (phone, shown, masked) => {
  expect(spaced(shownPhone(phone))).toBe(shown);
  expect(spaced(maskedPhone(phone))).toBe(masked);
});

test('a phone never breaks in two lines', () => {
  expect(shownPhone('+77014104109')).not.toContain(' ');
  expect(maskedPhone('+77014104109')).not.toContain(' ');
});

// Holds BOOK-04.
describe('a phone as it is typed', () => {
  test.each([
    ['+7 701 123 45 67', 'kz', '+77011234567'],
    ['+7 (701) 123-45-67', 'kz', '+77011234567'],
    ['8 (701) 123-45-67', 'kz', '+77011234567'],
    ['7011234567', 'kz', '+77011234567'],
    ['77011234567', 'kz', '+77011234567'],
    ['555 12 34 56', 'ge', '+995555123456'],
    ['0555123456', 'ge', '+995555123456'],
    ['995555123456', 'ge', '+995555123456'],
    ['+49 30 1234567', 'ge', '+49301234567'],
  ] as const)('%s (%s) is read as %s', (typed, country, phone) => {
    expect(readPhone(typed, country)).toBe(phone);
    expect(phone).toMatch(E164);
  });

  test.each([
    '',
    '12',
    '8 701 12',
    '+7 701',
    '+7 701 123 45 67 ext 5',
    '+0701123456',
    'call me',
    '+',
    '++77011234567',
    '٠١٢٣٤٥٦٧٨٩',
  ])('%j is read as none', (typed) => {
    expect(readPhone(typed, 'kz')).toBeNull();
  });

  test.each(['kz', 'ge'] as const)('is shown to the diner of %s as one that is read', (country) => {
    expect(readPhone(PHONE_EXAMPLES[country], country)).toMatch(E164);
  });
});
