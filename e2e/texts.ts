import { createTranslator } from 'next-intl';
import en from '../messages/en.json' with { type: 'json' };
import ka from '../messages/ka.json' with { type: 'json' };
import kk from '../messages/kk.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };

const MESSAGES = { kk, ru, en, ka };
export type Language = keyof typeof MESSAGES;

/** The product's own texts, so that a journey reads what a diner reads. */
export function texts(language: Language) {
  return createTranslator({ locale: language, messages: MESSAGES[language] });
}

/** A text as its source writes it: the screens hold short words on the line of the next by no-break spaces. */
export function withPlainSpaces(text: string | null): string {
  return (text ?? '').replaceAll('\u00a0', ' ');
}
