import type { Text } from '../../catalogue/model';
import { TOWNS } from '../../catalogue/towns';
import { fold } from '../../kernel/fold';
import { distanceMeters } from '../../kernel/distance';
import type { Found } from './answers';
import { middleOf, placeOfHouse } from './line';
import type { Street } from '../../catalogue/street';
import { streetsOf } from '../../catalogue/streets';
import { readTyped, type TypedWord } from './typed';

const namesOf = (text: Text): string[][] => Object.values(text).map((name: string) => fold(name).split(' '));

/** The towns as they sound in every language. */
const TOWN_NAMES = TOWNS.map((town) => ({ town, names: namesOf(town.name) }));

/** All streets, those of the largest towns first. */
const STREET_NAMES = TOWNS.flatMap((town) =>
  streetsOf(town.id).map((street) => {
    const names = [...namesOf(street.name), ...namesOf(street.shortName)];
    return { town, street, names, words: [...new Set(names.flat())] };
  }),
);

type NamedStreet = (typeof STREET_NAMES)[number];

interface Hit extends NamedStreet {
  /** The number that was typed; null = none. */
  house: string | null;
  /** Words of its name that were typed to their end. */
  wholeWords: number;
  /** Whether one of its names begins with the first word typed. */
  isBeginning: boolean;
}

/** Addresses by prefix, best first: towns, then streets of a named town, else of the nearest. */
export function suggestAddresses(text: string, limit: number): Found[] {
  const typed = readTyped(text);
  if (typed.length === 0) return [];
  const named = TOWN_NAMES.flatMap(({ town, names }) => {
    const streetParts = withoutName(typed, names);
    return streetParts && streetParts.length > 0 ? [{ town, hits: hitsOf(streetParts) }] : [];
  });
  const inNamedTowns = named.flatMap(({ town, hits }) => hits.filter((hit) => hit.town === town));
  const streets = inNamedTowns.length > 0 ? inNamedTowns : hitsOf(typed);
  const nearby = named.flatMap(({ town, hits }) =>
    hits
      .map((hit) => ({ hit, meters: distanceMeters(hit.town, town) }))
      .sort((a, b) => a.meters - b.meters)
      .map(({ hit }) => hit),
  );
  return [...townsLike(typed), ...(streets.length > 0 ? streets : nearby).map(foundOf)].slice(0, limit);
}

/** The words without those of a town's name, which is there in full in one of its languages; null when it is not. */
function withoutName(typed: readonly TypedWord[], names: readonly string[][]): TypedWord[] | null {
  for (const name of names) {
    const isAt = (start: number) => name.every((word, index) => typed[start + index]?.word === word);
    const start = typed.findIndex((_word, index) => isAt(index));
    if (start >= 0) return typed.toSpliced(start, name.length);
  }
  return null;
}

function townsLike(typed: readonly TypedWord[]): Found[] {
  const text = typed.map(({ word }) => word).join(' ');
  return TOWN_NAMES.filter(({ names }) => names.some((name) => name.join(' ').startsWith(text))).map(
    ({ town }) => ({ town, street: null, building: '', place: town }),
  );
}

/** Streets that the words name, the best first. */
function hitsOf(typed: readonly TypedWord[]): Hit[] {
  return STREET_NAMES.flatMap((street) => hitOf(street, typed) ?? []).sort(
    (a, b) => Number(b.isBeginning) - Number(a.isBeginning) || b.wholeWords - a.wholeWords,
  );
}

/** Every word begins one of the street's; of the numbers that are none of its words the first is the house. */
function hitOf(street: NamedStreet, typed: readonly TypedWord[]): Hit | null {
  const own: string[] = [];
  let house: string | null = null;
  for (const part of typed) {
    if (street.words.some((word) => begins(word, part))) own.push(part.word);
    else if (part.house === null) return null;
    else house ??= part.house;
  }
  const [first] = own;
  if (first === undefined) return null;
  return {
    ...street,
    house,
    wholeWords: own.filter((word) => street.words.includes(word)).length,
    isBeginning: street.names.some(([word]) => word?.startsWith(first)),
  };
}

/** A number in a name is typed to its end: 1 does not begin 11. */
function begins(word: string, { word: typed, house }: TypedWord): boolean {
  return house === null ? word.startsWith(typed) : word === typed;
}

/** A number that the street does not have leaves the street alone. */
function foundOf({ town, street, house }: Hit): Found {
  const number = house === null ? 0 : Number.parseInt(house, 10);
  if (house !== null && hasHouse(street, number)) {
    return { town, street, building: house, place: placeOfHouse(street, number) };
  }
  return { town, street, building: '', place: middleOf(street) };
}

function hasHouse({ lastHouse }: Street, number: number): boolean {
  return number >= 1 && number <= lastHouse;
}
