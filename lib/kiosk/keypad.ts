// A tactile keypad of four keys is a keyboard to the browser: arrows, Enter, and one key for back or help.
// Assistive keypads send these keys, or can be set to.

export type KeypadMove = 'previous' | 'next' | 'choose' | 'back' | 'help';

const MOVES: Partial<Record<string, KeypadMove>> = {
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  ArrowDown: 'next',
  ArrowRight: 'next',
  Enter: 'choose',
  Backspace: 'back',
  Escape: 'back',
  F1: 'help',
};

/** Where the caret of a text field stands. */
export interface Caret {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** A key's keypad move; null if the field handles it. @param caret of the focused text field */
export function keypadMove(key: string, caret: Caret | null): KeypadMove | null {
  const move = MOVES[key] ?? null;
  if (caret === null) return move;
  // A field erases, and moves its caret while there is text on that side.
  if (key === 'Backspace') return null;
  if (key === 'ArrowLeft') return caret.isAtStart ? move : null;
  if (key === 'ArrowRight') return caret.isAtEnd ? move : null;
  return move;
}
