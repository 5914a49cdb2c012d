/** @jest-environment node */
import { maskedPhone, PHONE_EXAMPLES, readPhone, shownPhone } from './phone';
import { phoneSchema } from './phone.schema';

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
    expect(readPhone(PHONE_EXAMPLES[country], country)).toMatch(/^\+\d{11,12}$/);
  });
});

// Holds BOOK-16.
describe('a phone with the code of one of our countries', () => {
  test.each(['kz', 'ge'] as const)(
    'has as many figures as a number of that country, on a page of %s',
    (country) => {
      for (const typed of [
        '+7 701 123 45 6',
        '+7 701 123 45 678',
        '+7 8 701 123 45 67',
        '+7 012 345 67 89',
        '+995 0 555 12 34 56',
        '+995 555 12 34 5',
        '+995 555 12 34 567',
        '+995 055 512 345',
      ]) {
        expect([typed, readPhone(typed, country)]).toEqual([typed, null]);
        expect(phoneSchema.safeParse(typed.replaceAll(' ', '')).success).toBe(false);
      }
    },
  );

  test.each([
    ['995 555 12 34 56', 'kz', '+995555123456'],
    ['7 701 123 45 67', 'ge', '+77011234567'],
    ['+7 812 123 45 67', 'kz', '+78121234567'],
    ['995 123 45 67', 'kz', '+79951234567'],
    ['701 12 34 56', 'ge', '+995701123456'],
  ] as const)('%s is read on a page of %s as %s', (typed, country, phone) => {
    expect(readPhone(typed, country)).toBe(phone);
  });

  test.each([
    ['8 701 123 45 6', 'kz'],
    ['8 701 123 45 678', 'kz'],
    ['0 555 12 34 5', 'ge'],
    ['8 701 123 45 67', 'ge'],
    ['0 555 12 34 56', 'kz'],
  ] as const)(
    'a phone with the code of one of our countries as it is dialled inside of a country has all its figures there: %s (%s) has not',
    (typed, country) => {
      expect(readPhone(typed, country)).toBeNull();
    },
  );

  test.each(['+44 20 7183 8750', '+1 212 555 01 00', '+90 532 123 45 67'])(
    'a phone with the code of one of our countries of elsewhere is taken by E.164: %s',
    (typed) => {
      const phone = typed.replaceAll(' ', '');
      expect(readPhone(typed, 'kz')).toBe(phone);
      expect(phoneSchema.parse(phone)).toBe(phone);
    },
  );

  test('is what the server takes as it is, in either country', () => {
    for (const phone of ['+77011234567', '+995555123456']) {
      expect([readPhone(phone, 'kz'), readPhone(phone, 'ge'), phoneSchema.parse(phone)]).toEqual([
        phone,
        phone,
        phone,
      ]);
    }
    expect(phoneSchema.safeParse('87011234567').success).toBe(false);
  });
});

// Holds LAY-40.
test.each([
  ['embedded', '\u202A+7 701 123 45 67\u202C'],
  ['isolated', '\u2068+7 (701) 123-45-67\u2069'],
  ['after a mark', '\u200E8 701 123 45 67'],
  ['with a zero-width space in it', '+7\u200B701\u200B1234567'],
  ['with no-break spaces', '+7\u00A0701\u00A0123\u202F45\u00A067'],
  ['with a tab and a line break', '+7 701\t1234567\n'],
])('a phone that was copied %s is read as it looks', (_how, pasted) => {
  expect(readPhone(pasted, 'kz')).toBe('+77011234567');
});
