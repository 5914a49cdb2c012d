import { SEARCH_TEXT_MAX } from './search-text';

/** Attributes of every field of a search: the keyboard's key searches, and nothing corrects the names of dishes. */
export const SEARCH_FIELD = {
  type: 'search',
  maxLength: SEARCH_TEXT_MAX,
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
