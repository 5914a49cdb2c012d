import type { Language } from '@/lib/core/site/site';

// The keys of the screen's own keyboard. The tablet's own would learn one guest's name and offer it to the
// next one, and a screen without an operating system's keyboard has none.

/** Rows of letters of each language, as its national layout has them. */
export const LETTER_ROWS: Record<Language, readonly string[]> = {
  ru: ['йцукенгшщзх', 'фывапролджэ', 'ячсмитьбюъё'],
  kk: ['әіңғүұқөһ', 'йцукенгшщзх', 'фывапролджэ', 'ячсмитьбюъё'],
  ka: ['ქწერტყუიოპ', 'ასდფგჰჯკლ', 'ზხცვბნმღთშ', 'ჟძჩჭ'],
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
};

export const DIGIT_ROWS: readonly string[] = ['123', '456', '789', '0'];

/** The kind of a field: a name, digits alone, or the text of a search, which may name a price. */
export type Keys = 'letters' | 'digits' | 'search';

/** The keys for a field, row by row. */
export function keyRows(keys: Keys, language: Language): readonly string[] {
  if (keys === 'digits') return DIGIT_ROWS;
  return keys === 'search' ? ['1234567890', ...LETTER_ROWS[language]] : LETTER_ROWS[language];
}

/** The next text after a key: names begin with a capital, which Georgian does not have. */
export function withKey(keys: Keys, text: string, key: string, language: Language): string {
  const isCapital = keys === 'letters' && language !== 'ka' && (text === '' || /[\s-]$/.test(text));
  return text + (isCapital ? key.toLocaleUpperCase(language) : key);
}
