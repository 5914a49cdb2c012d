import type { Language } from '@/lib/site/site';
import words from '@/messages/server-error/words.json';

/** The language of the broken page: of its document, else the stored one. */
export function brokenPageLanguage(): Language {
  if (typeof document === 'undefined') return 'ru';
  const remembered = /(?:^|; )lang=(kk|ru|en|ka)/.exec(document.cookie)?.[1];
  const language = document.documentElement.lang || remembered;
  return language === 'kk' || language === 'en' || language === 'ka' ? language : 'ru';
}

/** The texts of the server-error page, bundled because nothing else may be loadable then. */
export function serverErrorTexts(language: Language) {
  return words[language];
}
