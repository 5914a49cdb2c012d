import type { Text } from '../data/text';

export const LANGUAGES = ['kk', 'ru', 'en', 'ka'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Reads Accept-Language as the contract does: one code; a missing or unknown value is ru. */
export function readLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? 'ru';
}

export function textIn(language: Language, text: Text): string {
  return text[language] ?? text.ru;
}

export function textOrNull(language: Language, text: Text | null): string | null {
  return text === null ? null : textIn(language, text);
}
