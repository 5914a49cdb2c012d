import { fold } from '../../kernel/fold';
import { KINDS } from '../../catalogue/street-kinds';

/** A word of a typed address. */
export interface TypedWord {
  /** As it sounds (search/fold.ts). */
  word: string;
  /** As it was typed, where it can be the number of a house: '52', '52а', '150/230'; else null. */
  house: string | null;
}

const HOUSE = /^\d{1,4}\p{L}{0,2}([/-]\d{1,4}\p{L}?)?$/u;

/** Text before the number of a house. */
const NUMBER_SIGNS = /[№#]|\bN(?=\d)/g;

/** Words for parts of an address, and short forms of them, beside those that names of streets have. */
const SHORT_FORMS = [
  ...['пр', 'пр-т', 'просп', 'ул', 'бул', 'бульв', 'б-р', 'мкр', 'мкрн', 'мкр-н', 'ш', 'г', 'гор', 'город'],
  ...['д', 'дом', 'даң', 'көш', 'қала', 'қаласы', 'үй', 'ave', 'av', 'st', 'str', 'blvd', 'hwy', 'city'],
  ...['кв', 'квартира', 'оф', 'офис', 'корп', 'корпус', 'пәтер', 'apt', 'flat', 'ბინა'],
  ...['გამზ', 'ქ', 'ქალაქი', 'სახლი'],
];

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => fold(text).split(' ')).filter((word) => word !== '');
}

/** Words that say what kind of a thing is named, and not which. */
const KIND_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(Object.values(KINDS).flatMap(({ patterns }) => Object.values(patterns))).filter(
    ({ length }) => length > 1,
  ),
  ...wordsOf(SHORT_FORMS),
]);

/** The words of a typed address in their order; those for kinds of streets are left out where there are others. */
export function readTyped(text: string): TypedWord[] {
  const words = text
    .replace(NUMBER_SIGNS, ' ')
    .split(/[\s,;.()"«»]+/u)
    .flatMap((part): TypedWord[] =>
      HOUSE.test(part)
        ? [{ word: fold(part), house: part }]
        : wordsOf([part]).map((word) => ({ word, house: null })),
    );
  const telling = words.filter(({ word }) => !KIND_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
