import type { Language } from '@/lib/core/site/site';

/** The language of the broken page: of its document, else the stored one. */
export function brokenPageLanguage(): Language {
  if (typeof document === 'undefined') return 'ru';
  const remembered = /(?:^|; )lang=(kk|ru|en|ka)/.exec(document.cookie)?.[1];
  const language = document.documentElement.lang || remembered;
  return language === 'kk' || language === 'en' || language === 'ka' ? language : 'ru';
}
