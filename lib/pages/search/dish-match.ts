import { fold, foldedWords, foldWithPlaces } from '@/lib/core/text/fold';
import { misspellings } from '@/lib/core/text/misspelling';

/** An item that is searched by its name. */
export interface Named<Item> {
  item: Item;
  /** Folded words of its name. */
  words: readonly string[];
  folded: string;
}

/** Letters from which on a word is found inside of others. */
const INSIDE_FROM = 3;

const PLACES = { wholeName: 0, nameBegins: 1, wordBegins: 2, inside: 3, misspelled: 5 } as const;

/** Makes an item searchable by its name. */
export function named<Item>(item: Item, name: string): Named<Item> {
  const folded = fold(name);
  return { item, folded, words: folded.split(' ') };
}

/** The matches of a text among names. */
export interface Matches<Item> {
  /** The best first. */
  items: Item[];
  /** The best name has the words of the text, none of them misspelled. */
  isSure: boolean;
}

/** Matches best first: each word begins, is inside, or misspells a word of the name. Stable. */
export function matchNames<Item>(names: readonly Named<Item>[], text: string): Matches<Item> {
  const words = foldedWords(text);
  if (words.length === 0) return { items: [], isSure: false };
  // The names of a menu share most of their words.
  const typed = words.map((word) => ({ word, places: new Map<string, number>() }));
  const matches = names
    .flatMap((name) => {
      const place = placeOf(name, typed, words.join(' '));
      return place === null ? [] : [{ item: name.item, place }];
    })
    .sort((one, other) => one.place - other.place);
  const isSure = (matches[0]?.place ?? Infinity) < PLACES.misspelled;
  return { items: matches.map(({ item }) => item), isSure };
}

/** @returns whether the name has the text, misspellings allowed. */
export function isNamed(name: string, text: string): boolean {
  return matchNames([named(true, name)], text).items.length > 0;
}

/** A typed word, and how well the words of names matched it. */
interface TypedWord {
  word: string;
  places: Map<string, number>;
}

function placeOf(
  { folded, words }: Named<unknown>,
  typed: readonly TypedWord[],
  text: string,
): number | null {
  if (folded === text) return PLACES.wholeName;
  if (folded.startsWith(text)) return PLACES.nameBegins;
  let worst: number = PLACES.wordBegins;
  for (const { word, places } of typed) {
    let best = Infinity;
    for (const other of words) {
      let place = places.get(other);
      if (place === undefined) places.set(other, (place = placeOfWord(other, word)));
      if (place < best) best = place;
    }
    if (best === Infinity) return null;
    worst = Math.max(worst, best);
  }
  return worst;
}

function placeOfWord(word: string, typed: string): number {
  if (word.startsWith(typed)) return PLACES.wordBegins;
  if (typed.length >= INSIDE_FROM && word.includes(typed)) return PLACES.inside;
  return PLACES.misspelled + misspellings(word, typed);
}

/** The corrected text; null if nothing is misspelled or the name does not match. */
function correction(name: string, text: string): string | null {
  const folded = foldWithPlaces(name);
  const words = [...folded.text.matchAll(/\S+/g)];
  let isMisspelled = false;
  const corrected = text.split(/\s+/).map((typed) => {
    const sound = fold(typed);
    const [best] = words
      .map((match) => ({ word: match[0], index: match.index, place: placeOfWord(match[0], sound) }))
      .sort((one, other) => one.place - other.place);
    if (!best || best.place === Infinity) return null;
    if (best.place < PLACES.misspelled) return typed;
    isMisspelled = true;
    return name.slice(folded.from[best.index], folded.to[best.index + best.word.length - 1]).toLowerCase();
  });
  return isMisspelled && !corrected.includes(null) ? corrected.join(' ') : null;
}

/** The corrected text that finds these names, the best first; null where one of them has the text as it is. */
export function correctedText(names: readonly string[], text: string): string | null {
  const [best = null, ...others] = names.map((name) => correction(name, text));
  return others.includes(null) ? null : best;
}
