/** @jest-environment node */
import { maskedPhone, shownPhone } from './phone';

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
