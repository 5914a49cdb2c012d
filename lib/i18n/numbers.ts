import type { Language } from '@/lib/site/site';

/** One decimal in the language's own way: 4,8 and 4.8. Written by hand, because browsers lack ka and kk data. */
export function formatDecimal(value: number, language: Language): string {
  const text = value.toFixed(1);
  return language === 'en' ? text : text.replace('.', ',');
}
