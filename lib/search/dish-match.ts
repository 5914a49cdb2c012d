import { fold, foldedWords } from '@/lib/text/fold';

/** An item that is searched by its name. */
export interface Named<Item> {
  item: Item;
  /** Folded words of its name. */
  words: readonly string[];
  folded: string;
}

/** Letters from which on a word is found inside of others, and may be misspelled; two misspellings from twice as many. */
const INSIDE_FROM = 3;
const TYPO_FROM = 4;

const PLACES = { wholeName: 0, nameBegins: 1, wordBegins: 2, inside: 3, misspelled: 5 } as const;

/** Makes an item searchable by its name. */
export function named<Item>(item: Item, name: string): Named<Item> {
  const folded = fold(name);
  return { item, folded, words: folded.split(' ') };
}

/**
 * The items that match, best first: every word of the text begins a word of the name, lies inside one, or misspells one.
 * Equal matches keep their order.
 */
export function matchNames<Item>(names: readonly Named<Item>[], text: string, limit: number): Item[] {
  const words = foldedWords(text);
  if (words.length === 0) return [];
  return names
    .flatMap((name) => {
      const place = placeOf(name, words);
      return place === null ? [] : [{ item: name.item, place }];
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** @returns whether the name has the text, misspellings allowed. */
export function isNamed(name: string, text: string): boolean {
  return matchNames([named(true, name)], text, 1).length > 0;
}

function placeOf({ folded, words }: Named<unknown>, typed: readonly string[]): number | null {
  const text = typed.join(' ');
  if (folded === text) return PLACES.wholeName;
  if (folded.startsWith(text)) return PLACES.nameBegins;
  let worst: number = PLACES.wordBegins;
  for (const word of typed) {
    const best = Math.min(...words.map((other) => placeOfWord(other, word)));
    if (best === Infinity) return null;
    worst = Math.max(worst, best);
  }
  return worst;
}

function placeOfWord(word: string, typed: string): number {
  if (word.startsWith(typed)) return PLACES.wordBegins;
  if (typed.length >= INSIDE_FROM && word.includes(typed)) return PLACES.inside;
  if (typed.length < TYPO_FROM) return Infinity;
  const allowed = typed.length >= 2 * TYPO_FROM ? 2 : 1;
  const distance = distanceToBeginning(typed, word, allowed);
  return distance <= allowed ? PLACES.misspelled + distance : Infinity;
}

/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to make `typed` the word or its
 * beginning; any distance over `most` gives `most + 1`.
 */
function distanceToBeginning(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return most + 1;
  const target = word.slice(0, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= target.length; j += 1) {
      const change = cell(row, j - 1) + (typed[i - 1] === target[j - 1] ? 0 : 1);
      const swap =
        i > 1 && j > 1 && typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1]
          ? cell(before, j - 2) + 1
          : Infinity;
      next.push(Math.min(change, swap, cell(row, j) + 1, cell(next, j - 1) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(...row);
}

const cell = (row: readonly number[], index: number) => row[index] ?? Infinity;
