import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';

/** Any text at its place in a message: `t('menu.add', { name: ANY })`. */
export const ANY = '§';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const like = (message) => new RegExp(`^${message.split(ANY).map(escape).join('.*')}$`);

export const begins = (...starts) => new RegExp(`^(${starts.map(escape).join('|')})`);

/** The product’s own texts in a language, so that a scenario reads what a diner reads. */
export function textsOf(language) {
  const messages = JSON.parse(
    readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'),
  );
  return createTranslator({ locale: language, messages });
}
