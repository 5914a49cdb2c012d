// The browser's version of `next-intl` (next.config.mjs): the library's own hooks, without those that write
// dates and relative times, which its entry for browsers keeps in every first view (0.8 kB compressed).
export { IntlProvider as NextIntlClientProvider, useLocale, useTranslations } from 'use-intl/react';
