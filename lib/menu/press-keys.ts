/** The messages of the presses on a dish, in a menu and where a search has found it. */
export const PRESS_KEYS = [
  'add',
  'addMore',
  'choose',
  'chooseMore',
  'takeOne',
  'taken',
  'limitReached',
  'limitUsed',
  'piecesReached',
  'linesReached',
  'failedText',
] as const;
