import { and, like, or, type Column, type SQL } from 'drizzle-orm';
import { fold } from '../../kernel/fold';

/** Letters from which on a word is found inside of others too; shorter ones would be in nearly all of them. */
const INSIDE_FROM = 3;

/** A typed text has a hundred letters at most; what more words it has says nothing. */
const MAX_WORDS = 8;

/** A condition: the column of searchable text has what was typed. */
export type Match = (column: Column) => SQL | undefined;

/** The words of a typed text; none where it has no letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/** One of the spellings of every word: at the beginning of a word, the longer ones anywhere. */
export function hasWords(words: readonly (readonly string[])[]): Match {
  return (column) =>
    and(...words.map((spellings) => or(...spellings.map((word) => like(column, patternOf(word))))));
}

/** Folded text has no signs of patterns. */
function patternOf(word: string): string {
  return word.length < INSIDE_FROM ? `% ${word}%` : `%${word}%`;
}
