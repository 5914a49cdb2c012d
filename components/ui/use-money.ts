import { useLocale } from 'next-intl';
import { formatMoney, type MoneyFormat } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';

/** Writes amounts of one currency, minor units, in the page's language. */
export function useMoney(format: MoneyFormat): (amountMinor: number) => string {
  const language = useLocale() as Language;
  return (amountMinor) => formatMoney(amountMinor, format, language);
}
