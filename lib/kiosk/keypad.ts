/*
 * A tactile keypad of four keys is a keyboard to the browser: arrows, Enter, and one key for back or help. Assistive keypads send these
 * keys, or can be set to.
 */

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

/**
 * What a key means to the keypad; null where it is the field's own.
 * @param caret of the text field that has the focus; null outside of one
 */
export function keypadMove(key: string, caret: Caret | null): KeypadMove | null {
  const move = MOVES[key] ?? null;
  if (caret === null) return move;
  // A field erases, and moves its caret while there is text on that side.
  if (key === 'Backspace') return null;
  if (key === 'ArrowLeft') return caret.isAtStart ? move : null;
  if (key === 'ArrowRight') return caret.isAtEnd ? move : null;
  return move;
}
