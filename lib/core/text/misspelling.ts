/** Letters from which on a word may be misspelled; two misspellings from twice as many. */
const ONE_FROM = 4;

/** The edits until `word` begins with `typed`; Infinity beyond the limit for its length. */
export function misspellings(word: string, typed: string): number {
  const most = Math.min(2, Math.floor(typed.length / ONE_FROM));
  if (most === 0 || typed.length - word.length > most) return word.startsWith(typed) ? 0 : Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length && Math.min(...last) <= most; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = next;
  }
  const least = Math.min(...last);
  return least > most ? Infinity : least;
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
