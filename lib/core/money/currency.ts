import type { Rounding } from './rounding';

/** How amounts of one currency are rounded and written (MON-04 to MON-12). */
export interface MoneyFormat {
  currency: 'KZT' | 'GEL';
  symbol: string;
  symbolPosition: 'before' | 'after';
  thousandsSeparator: string;
  decimalSeparator: string;
  rounding: Rounding;
}

export const KZT_FORMAT: MoneyFormat = {
  currency: 'KZT',
  symbol: '₸',
  symbolPosition: 'after',
  thousandsSeparator: ' ',
  decimalSeparator: ',',
  rounding: { mode: 'floor', precision: 0 },
};

export const GEL_FORMAT: MoneyFormat = {
  currency: 'GEL',
  symbol: '₾',
  symbolPosition: 'after',
  thousandsSeparator: ' ',
  decimalSeparator: ',',
  rounding: { mode: 'floor', precision: 2 },
};

const COUNTRY_FORMATS = { kz: KZT_FORMAT, ge: GEL_FORMAT };
const COUNTRIES = { KZT: 'kz', GEL: 'ge' } as const;

/** The country whose money a currency is. */
export function countryOfCurrency(currency: MoneyFormat['currency']): keyof typeof COUNTRY_FORMATS {
  return COUNTRIES[currency];
}

/** The format where the town names none. The country's own currency code is never read (MON-13). */
export function countryMoneyFormat(country: keyof typeof COUNTRY_FORMATS): MoneyFormat {
  return COUNTRY_FORMATS[country];
}

/** The format of a sum that names its currency alone. */
export function currencyFormat(currency: MoneyFormat['currency']): MoneyFormat {
  return countryMoneyFormat(countryOfCurrency(currency));
}
