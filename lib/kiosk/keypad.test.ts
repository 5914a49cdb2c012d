import { keypadMove } from './keypad';

// Holds KIOSK-13.
test.each([
  ['ArrowUp', 'previous'],
  ['ArrowLeft', 'previous'],
  ['ArrowDown', 'next'],
  ['ArrowRight', 'next'],
  ['Enter', 'choose'],
  ['Backspace', 'back'],
  ['Escape', 'back'],
  ['F1', 'help'],
  ['Tab', null],
  [' ', null],
  ['a', null],
] as const)('the key %s means %s', (key, move) => {
  expect(keypadMove(key, null)).toBe(move);
});

const WITHIN = { isAtStart: false, isAtEnd: false };
test.each([
  ['Backspace', WITHIN, null],
  ['ArrowLeft', WITHIN, null],
  ['ArrowRight', WITHIN, null],
  ['ArrowLeft', { ...WITHIN, isAtStart: true }, 'previous'],
  ['ArrowRight', { ...WITHIN, isAtEnd: true }, 'next'],
  ['ArrowUp', WITHIN, 'previous'],
  ['ArrowDown', WITHIN, 'next'],
  ['Escape', WITHIN, 'back'],
] as const)('in a field with its caret at %j the key %s means %s', (key, caret, move) => {
  expect(keypadMove(key, caret)).toBe(move);
});
