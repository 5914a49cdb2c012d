import { fold } from '@/lib/text/fold';

/*
 * Finding a town in a short list, in any script and with typing errors: names and the typed text
 * are folded to the same Latin letters and compared by how many of them differ.
 */

/** The letters that a name and the typed text are compared by: 'Кызыл Орда' is 'Кызылорда'. */
const lettersOf = (text: string) => fold(text).replaceAll(' ', '');

/** Typing errors that are allowed: none in a short word, one from four letters, two from eight. */
const forgiven = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

export interface Findable {
  /** All its names, in every language. */
  names: readonly string[];
}

/**
 * The items that match the typed text, best first: those that begin with it, those that contain it, then those that it
 * misspells. All of them, in their order, for no text.
 */
export function findByName<Item extends Findable>(items: readonly Item[], typed: string): Item[] {
  if (typed.trim() === '') return [...items];
  const wanted = lettersOf(typed);
  if (wanted === '') return [];
  const ranked = items.flatMap((item) => {
    const rank = Math.min(...item.names.map((name) => rankOf(lettersOf(name), wanted)));
    return Number.isFinite(rank) ? [{ item, rank }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}

function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0;
  if (wanted.length > 1 && name.includes(wanted)) return 1;
  const slips = slipsToBegin(name, wanted);
  return slips <= forgiven(wanted.length) ? 1 + slips : Infinity;
}

/** How many letters to change, add or leave out (two swapped count once) until the name begins with the text. */
function slipsToBegin(name: string, wanted: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let row = 1; row <= wanted.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = wanted[row - 1] === name[column - 1];
      const isSwap = wanted[row - 1] === name[column - 2] && wanted[row - 2] === name[column - 1];
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
  return Math.min(...last);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
