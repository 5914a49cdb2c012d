/** Letters from which on a word may be misspelled. */
export const TYPO_FROM = 4;

/**
 * Folds text by sound into Latin letters, digits, single spaces: 'Қымызхана' and 'Kymyzkhana' are 'kimizhana'.
 * Plain ASCII gives the same trigrams in every locale.
 */
export function fold(text: string): string {
  const heard = text.normalize('NFKD').toLowerCase().replace(SILENT, '').replace(RUN, heardOnce);
  const sounds = heard.replace(LATIN_SOUNDS, (spelling) => SOUND_OF[spelling] ?? spelling);
  return Array.from(sounds, (sign) => LETTERS[sign] ?? sign)
    .join('')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(RUN, heardOnce)
    .trim();
}

/** Texts folded into one to be searched in; a space precedes it, so that every word begins after one. */
export function searchable(...texts: readonly (string | undefined)[]): string {
  return ` ${fold(texts.join(' '))}`;
}

const RUN = /(\p{L})\1+/gu;

/** A letter written twice is heard once; a longer run is in no word, and stays apart from all of them. */
const heardOnce = (run: string, letter: string) =>
  run.length === 2 * letter.length ? letter : letter.repeat(3);

/** Accents that are separate after decomposition, and apostrophes. */
const SILENT = /[\p{M}'’‘ʼʻ`]/gu;

/** Spellings of one sound in Latin letters; the sounds that have no letter of their own take c, j, w and x. */
const LATIN_SOUNDS = /shch|sch|sh|ch|zh|kh|gh|ph|ts|[cqwxy]/g;
const SOUND_OF: Readonly<Record<string, string>> = {
  ...{ shch: 'w', sch: 'w', sh: 'w', ch: 'c', zh: 'j', ts: 'x' },
  ...{ kh: 'h', gh: 'g', ph: 'f', c: 'k', q: 'k', w: 'v', x: 'ks', y: 'i' },
};

/** Cyrillic of both languages, Georgian, and Latin letters without a decomposition; '' = not heard. */
const LETTERS: Readonly<Record<string, string>> = {
  ...letters('абвгдежзиклмнопрстуфхцчшщыэ', 'abvgdejziklmnoprstufhxcwwie'),
  ...letters('әғқңөұүһі', 'agknouuhi'),
  ...{ ю: 'iu', я: 'ia', ъ: '', ь: '' },
  ...letters('აბგდევზთიკლმნოპჟრსტუფქღყშჩცწჭხჯჰ', 'abgdevztiklmnopjrstupkgkwcxxchjh'),
  ...{ ძ: 'dz', ı: 'i', ŋ: 'n' },
};

function letters(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, index) => [letter, to.charAt(index)]));
}
