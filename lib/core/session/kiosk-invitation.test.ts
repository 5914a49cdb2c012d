/** @jest-environment node */
import fc from 'fast-check';
import { CODE_LENGTH } from './kiosk-code.mjs';
import {
  INVITATION_SECONDS,
  readKioskCode,
  readKioskLink,
  signKioskCode,
  signKioskLink,
} from './kiosk-invitation.mjs';

const SECRET = 'a-secret-of-the-tests-0123456789ab';
const OTHER = 'b-secret-of-the-tests-0123456789ab';
const NOW = Date.parse('2026-11-26T10:07:00Z');
const VENUE = 3107;

// Holds KIOSK-35.
describe('the link of a kiosk', () => {
  const key = signKioskLink(SECRET, VENUE, NOW);

  test('works for a quarter of an hour, also by a secret that only opens', () => {
    const read = (at: number) => readKioskLink([OTHER, SECRET], VENUE, key, at);
    expect(read(NOW)).toMatch(/^3107 \d{10}$/);
    expect(read(NOW + INVITATION_SECONDS * 1000 - 1)).toBe(read(NOW));
    expect(read(NOW + INVITATION_SECONDS * 1000)).toBeNull();
  });

  const [end = '', code = ''] = key.split('.');
  test.each([
    ['nothing', ''],
    ['another secret', signKioskLink(OTHER, VENUE, NOW)],
    ['another venue', signKioskLink(SECRET, 3108, NOW)],
    ['a later end', `${Number(end) + 1}.${code}`],
    ['another signature', `${end}.${'A'.repeat(43)}`],
    ['a code', signKioskCode(SECRET, VENUE, NOW)],
  ])('made of %s does not work', (_of, forged) => {
    expect(readKioskLink([SECRET], VENUE, forged, NOW)).toBeNull();
  });
});

// Holds KIOSK-35.
describe('the code of a kiosk', () => {
  const code = signKioskCode(SECRET, VENUE, NOW);

  test('has twelve digits and works for a quarter of an hour, as the link of its second does', () => {
    expect(code).toMatch(/^\d{12}$/);
    expect(CODE_LENGTH).toBe(12);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600_000 }), (later) => {
        const made = Math.floor((NOW + later) / 1000) * 1000;
        const typed = signKioskCode(SECRET, VENUE, made);
        const nameAt = (after: number) => readKioskCode([OTHER, SECRET], VENUE, typed, made + after);
        const name = readKioskLink([SECRET], VENUE, signKioskLink(SECRET, VENUE, made), made);
        expect([nameAt(0), nameAt(INVITATION_SECONDS * 1000 - 1)]).toEqual([name, name]);
        expect(nameAt(INVITATION_SECONDS * 1000)).toBeNull();
      }),
    );
  });

  test('has a name of its own each second, for as long as it works', () => {
    const seconds = Array.from({ length: INVITATION_SECONDS }, (_, second) => NOW - second * 1000);
    const codes = new Set(seconds.map((at) => signKioskCode(SECRET, VENUE, at)));
    const names = new Set([...codes].map((typed) => readKioskCode([SECRET], VENUE, typed, NOW)));
    expect([codes.size, names.size, names.has(null)]).toEqual([
      INVITATION_SECONDS,
      INVITATION_SECONDS,
      false,
    ]);
  });

  test.each([
    ['nothing', ''],
    ['another secret', signKioskCode(OTHER, VENUE, NOW)],
    ['another venue', signKioskCode(SECRET, 3108, NOW)],
    ['another second', String((Number(code.slice(0, 3)) + 1) % 1000).padStart(3, '0') + code.slice(3)],
    ['a last digit that is changed', code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10)],
    ['a digit more', `${code}0`],
    ['letters', 'abcdefghijkl'],
  ])('made of %s does not work', (_of, forged) => {
    expect(readKioskCode([SECRET], VENUE, forged, NOW)).toBeNull();
  });
});
