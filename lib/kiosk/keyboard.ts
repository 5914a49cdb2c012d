import type { Language } from '@/lib/site/site';

/*
 * The keys of the screen's own keyboard. The tablet's own would learn one guest's name and offer it to the next one, and a screen without an
 * operating system's keyboard has none.
 */

/** Rows of letters of each language, as its national layout has them. */
export const LETTER_ROWS: Record<Language, readonly string[]> = {
  ru: ['йцукенгшщзх', 'фывапролджэ', 'ячсмитьбюъё'],
  kk: ['әіңғүұқөһ', 'йцукенгшщзх', 'фывапролджэ', 'ячсмитьбюъё'],
  ka: ['ქწერტყუიოპ', 'ასდფგჰჯკლ', 'ზხცვბნმღთშ', 'ჟძჩჭ'],
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
};

export const DIGIT_ROWS: readonly string[] = ['123', '456', '789', '0'];

/** The next text after a key: names begin with a capital, which Georgian does not have. */
export function withLetter(text: string, letter: string, language: Language): string {
  const isFirst = text === '' || /[\s-]$/.test(text);
  return text + (isFirst && language !== 'ka' ? letter.toLocaleUpperCase(language) : letter);
}
