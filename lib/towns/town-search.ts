/*
 * Finding a town in a short list, whatever script it is typed in and with a slip of the finger: names and what is typed
 * are brought to the same Latin letters and compared by how many of them differ.
 */

/** Russian, Kazakh and Georgian letters in the Latin ones that addresses use; sounds that ears confuse fall together. */
const LETTERS: Record<string, string> = Object.fromEntries(
  (
    'а a ә a б b в v г g ғ g д d е e ё e ж j з z и i й i к k қ k л l м m н n ң n о o ө o п p р r с s т t у u ұ u ү u ' +
    'ф f х h һ h ц c ч c ш s щ s ъ ~ ы i і i ь ~ э e ю u я a ' +
    'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ j რ r ს s ტ t უ u ფ p ქ k ღ g ყ k შ s ჩ c ც c ძ z ' +
    'წ c ჭ c ხ h ჯ j ჰ h'
  )
    .split(' ')
    .flatMap((letter, index, all) =>
      index % 2 === 0 ? [[letter, all[index + 1]?.replace('~', '') ?? '']] : [],
    ),
);

/** Spellings of one sound in Latin: Shymkent and Shimkent, Kyzylorda and Qyzylorda. */
const SOUNDS: readonly [RegExp, string][] = [
  [/shch|sch|sh/g, 's'],
  [/ch|ts|tz/g, 'c'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'p'],
  [/zh|dzh/g, 'j'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/x/g, 'h'],
  [/y/g, 'i'],
  [/iu/g, 'u'],
  [/ia/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** The letters that a name and what is typed are compared by. */
export function fold(text: string): string {
  const latin = [...text.toLowerCase().normalize('NFC')].map((letter) => LETTERS[letter] ?? letter).join('');
  const plain = latin.normalize('NFD').replace(/[^a-z0-9]/g, '');
  return SOUNDS.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), plain);
}

/** Slips that are forgiven: none in a short word, one from four letters, two from eight. */
const forgiven = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

export interface Findable {
  /** All that it is called, in every language. */
  names: readonly string[];
}

/**
 * The items that the typed text means, best first: those that begin with it, those that contain it, then those that it
 * misspells. All of them, in their order, for no text.
 */
export function findByName<Item extends Findable>(items: readonly Item[], typed: string): Item[] {
  if (typed.trim() === '') return [...items];
  const wanted = fold(typed);
  if (wanted === '') return [];
  const ranked = items.flatMap((item) => {
    const rank = Math.min(...item.names.map((name) => rankOf(fold(name), wanted)));
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

/** How many letters to change, add or leave out (two swapped count once) until the name begins with what is wanted. */
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
