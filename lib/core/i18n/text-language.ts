import type { Language } from '@/lib/core/site/site';

// Detects the language of platform texts: untranslated products come in another one without saying so.
// It uses letters and words of one language only; in doubt there is no result, since a wrong `lang` misleads
// a screen reader more than none.

type Script = 'georgian' | 'cyrillic' | 'latin';

const LETTERS: Readonly<Record<Script, RegExp>> = {
  georgian: /\p{Script=Georgian}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  latin: /\p{Script=Latin}/gu,
};
const SCRIPT_OF: Readonly<Record<Language, Script>> = {
  kk: 'cyrillic',
  ru: 'cyrillic',
  en: 'latin',
  ka: 'georgian',
};
/** Share of a text's letters that its script must have: a brand's name in other letters does not decide. */
const LEAST_SHARE = 0.7;

/** Letters that Kazakh has and Russian has not, and its words for 'and' and 'with'. */
const KAZAKH_WORD = /[әғқңөұүһі]|^[мбп]ен$/;
/** Words that Russian cannot do without and that Kazakh has not at all. */
const RUSSIAN_WORDS = new Set(['с', 'и', 'из', 'в', 'на', 'для', 'под', 'по', 'или', 'без', 'к', 'за']);
/** Words that distinguish English from other texts in Latin letters: a menu is full of Italian and of brands. */
const ENGLISH_WORDS = new Set(['with', 'and', 'of', 'in', 'the', 'for', 'or', 'from', 'without']);

/** @returns the `lang` of a text; null if it is the page's language or unknown */
export function textLanguage(text: string, pageLanguage: Language): Language | null {
  const script = scriptOf(text);
  if (!script) return null;
  const language = languageIn(script, text, SCRIPT_OF[pageLanguage] !== script);
  return language === pageLanguage ? null : language;
}

/** True if a platform sentence may replace ours. Short Kazakh without its own letters passes as Russian. */
export function isSentenceIn(text: string, language: Language): boolean {
  const script = scriptOf(text);
  if (script !== SCRIPT_OF[language]) return false;
  return (
    script !== 'cyrillic' || wordsOf(text).some((word) => KAZAKH_WORD.test(word)) === (language === 'kk')
  );
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function scriptOf(text: string): Script | null {
  const count = (script: Script) => text.match(LETTERS[script])?.length ?? 0;
  const scripts: Script[] = ['georgian', 'cyrillic', 'latin'];
  const letters = scripts.reduce((sum, script) => sum + count(script), 0);
  return scripts.find((script) => letters > 0 && count(script) >= letters * LEAST_SHARE) ?? null;
}

function languageIn(script: Script, text: string, isForeign: boolean): Language | null {
  const words = wordsOf(text);
  if (script === 'georgian') return 'ka';
  if (script === 'latin') return words.some((word) => ENGLISH_WORDS.has(word)) ? 'en' : null;
  if (words.some((word) => RUSSIAN_WORDS.has(word))) return 'ru';
  const kazakh = words.filter((word) => KAZAKH_WORD.test(word)).length;
  // On a page in other letters the language that the platform falls back to: its voice reads what the page's own cannot.
  if (isForeign) return kazakh > 0 ? 'kk' : 'ru';
  return kazakh * 2 > words.length ? 'kk' : null;
}
