/** @jest-environment node */
import { kioskName } from './kiosk-name';

describe('the name that a kiosk asks for', () => {
  test.each([
    ['Дәурен', 'Дәурен'],
    [' ნინო ', 'ნინო'],
    ['Jean-Luc\tO’Neil', 'Jean-Luc O’Neil'],
    ['a\u0000b', 'ab'],
    ['Zo\u202eë', 'Zoë'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['😀'.repeat(40), '😀'.repeat(40)],
    ['\ud83d', null],
    ['<b>', '<b>'],
    ['7', '7'],
    ['', null],
    [' \n ', null],
    ['\u200b\u200d', null],
    ['a'.repeat(41), null],
    ['😀'.repeat(41), null],
    ['a'.repeat(4096), null],
  ])('%j is %j', (typed, name) => {
    expect(kioskName(typed)).toBe(name);
  });
});
