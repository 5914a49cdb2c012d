import { getRequestConfig } from 'next-intl/server';
import { site } from 'next/root-params';
import { connection } from 'next/server';
import { COUNTRIES, decodeSite, homeCountryOf, type CountryCode } from '@/lib/core/site/site';
import { loadMessages } from './messages';

/** The language of a page's site, or the `locale` given. Missing texts come from the country's fallback. */
export default getRequestConfig(async ({ locale }) => {
  // Layout and page are rendered side by side: this may run before `pageSite`.
  if (!locale) await connection();
  const decoded = locale ? null : decodeSite((await site()) ?? '');
  const language = locale ?? decoded?.site.language ?? COUNTRIES.kz.language;
  const country: CountryCode = decoded?.site.country ?? homeCountryOf(language);
  return {
    locale: language,
    messages: await loadMessages(language, COUNTRIES[country].fallback),
    timeZone: 'UTC',
  };
});
