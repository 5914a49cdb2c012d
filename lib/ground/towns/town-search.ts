import { fold } from '@/lib/core/text/fold';
import { misspellings } from '@/lib/core/text/misspelling';

// Finding a town in a short list, in any script and with typing errors: names and the typed text are folded
// to the same Latin letters and compared by how many of them differ.

/** The letters that a name and the typed text are compared by: 'Кызыл Орда' is 'Кызылорда'. */
const lettersOf = (text: string) => fold(text).replaceAll(' ', '');

export interface Findable {
  /** All its names, in every language. */
  names: readonly string[];
}

/** Matches best first: prefix, substring, misspelling. All items for an empty text. */
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
  return 1 + misspellings(name, wanted);
}
