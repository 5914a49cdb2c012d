import type { Language } from '@/lib/site/site';
import words from '@/messages/server-error/words.json';

/** The language of the page that broke: of its document, else the remembered one. */
export function brokenPageLanguage(): Language {
  if (typeof document === 'undefined') return 'ru';
  const remembered = /(?:^|; )lang=(kk|ru|en|ka)/.exec(document.cookie)?.[1];
  const language = document.documentElement.lang || remembered;
  return language === 'kk' || language === 'en' || language === 'ka' ? language : 'ru';
}

/** The words of the server-error page, which must be at hand when nothing else can be loaded. */
export function serverErrorTexts(language: Language) {
  return words[language];
}
