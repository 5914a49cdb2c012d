/** @jest-environment node */
import fc from 'fast-check';
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
    expect(read(NOW)).toMatch(/^link 3107 \d{10}$/);
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
    ['a code', signKioskCode(SECRET, VENUE, 7, NOW)],
  ])('made of %s does not work', (_of, forged) => {
    expect(readKioskLink([SECRET], VENUE, forged, NOW)).toBeNull();
  });
});

// Holds KIOSK-35.
describe('the code of a kiosk', () => {
  const code = signKioskCode(SECRET, VENUE, 7, NOW);

  test('has twelve digits and works for a quarter of an hour at least, half an hour at most', () => {
    expect(code).toMatch(/^07\d{10}$/);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_600_000 }),
        fc.integer({ min: 0, max: 99 }),
        (later, number) => {
          const made = NOW + later;
          const typed = signKioskCode(SECRET, VENUE, number, made);
          const isTaken = (after: number) =>
            readKioskCode([OTHER, SECRET], VENUE, typed, made + after) !== null;
          expect([isTaken(0), isTaken(INVITATION_SECONDS * 1000 - 1)]).toEqual([true, true]);
          expect(isTaken(2 * INVITATION_SECONDS * 1000)).toBe(false);
        },
      ),
    );
  });

  test('has one name as long as it works, and another code of its time has another', () => {
    const nameAt = (at: number, typed = code) => readKioskCode([SECRET], VENUE, typed, at);
    expect(nameAt(NOW + INVITATION_SECONDS * 1000)).toBe(nameAt(NOW));
    expect(nameAt(NOW, signKioskCode(SECRET, VENUE, 8, NOW))).not.toBe(nameAt(NOW));
  });

  test.each([
    ['nothing', ''],
    ['another secret', signKioskCode(OTHER, VENUE, 7, NOW)],
    ['another venue', signKioskCode(SECRET, 3108, 7, NOW)],
    ['another number', `08${code.slice(2)}`],
    ['a last digit that is changed', code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10)],
    ['a digit more', `${code}0`],
    ['letters', 'abcdefghijkl'],
  ])('made of %s does not work', (_of, forged) => {
    expect(readKioskCode([SECRET], VENUE, forged, NOW)).toBeNull();
  });
});
