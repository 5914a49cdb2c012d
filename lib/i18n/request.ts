import { getRequestConfig } from 'next-intl/server';
import { site } from 'next/root-params';
import { COUNTRIES, decodeSite, type CountryCode } from '@/lib/site/site';
import { loadMessages } from './messages';

/** The language of a page comes from its site; route handlers pass theirs (`{ locale, country }`). */
export default getRequestConfig(async ({ locale }) => {
  const decoded = locale ? null : decodeSite((await site()) ?? '');
  const country: CountryCode = decoded?.site.country ?? 'kz';
  const language = locale ?? decoded?.site.language ?? COUNTRIES.kz.language;
  return {
    locale: language,
    messages: await loadMessages(language, COUNTRIES[country].fallback),
    timeZone: 'UTC',
  };
});
