/** @jest-environment node */
import { readKioskLink } from '@/lib/core/session/kiosk-invitation.mjs';
import { isSwitchedOn, LINK_SECONDS, signSwitch, SWITCH_SECONDS } from './debug-switch.mjs';

const SECRET = 'a-secret-of-the-tests-0123456789ab';
const OTHER = 'b-secret-of-the-tests-0123456789ab';
const NOW = Date.parse('2026-11-24T10:00:00Z');

describe('a switch of the debug bar', () => {
  test.each([
    ['link', LINK_SECONDS],
    ['cookie', SWITCH_SECONDS],
  ] as const)('a switch of the debug bar that is signed as a %s holds for its time', (use, seconds) => {
    const signed = signSwitch(SECRET, use, NOW);
    const isOn = (at: number) => isSwitchedOn([OTHER, SECRET], use, signed, at);
    expect([isOn(NOW), isOn(NOW + seconds * 1000 - 1), isOn(NOW + seconds * 1000)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  const signed = signSwitch(SECRET, 'link', NOW);
  const [end = '', code = ''] = signed.split('.');
  test.each([
    ['no text', undefined],
    ['an empty one', ''],
    ['a word', 'on'],
    ['another secret', signSwitch(OTHER, 'link', NOW)],
    ['another use', signSwitch(SECRET, 'cookie', NOW)],
    ['a later end', `${Number(end) + 1}.${code}`],
    ['another code', `${end}.${'A'.repeat(43)}`],
    ['a shorter code', `${end}.${code.slice(1)}`],
    ['more behind it', `${signed}.x`],
  ])('made of %s holds not at all', (_of, text) => {
    expect(isSwitchedOn([SECRET], 'link', text, NOW)).toBe(false);
  });

  test('enrols no kiosk', () => {
    expect(readKioskLink([SECRET], 3107, signed, NOW)).toBeNull();
  });

  test('signed with a foreign secret is off', () => {
    expect(isSwitchedOn([], 'link', signed, NOW)).toBe(false);
  });
});
