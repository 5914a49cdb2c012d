import type { CountryCode } from '../../catalogue/model';
import { textIn, type Language } from '../../kernel/languages';
import type { FullVenue } from '../venues/venues';

/** Digits of the number by which the tax office knows a seller. */
const TAX_DIGITS: Readonly<Record<CountryCode, number>> = { kz: 12, ge: 9 };

const FORMS: Readonly<Record<CountryCode, string>> = { kz: 'ЖШС', ge: 'შპს' };

/** The seller of a venue's brand, as printed on a receipt. */
export function sellerOf({ brand, country, venue, town }: FullVenue, language: Language) {
  const digits = TAX_DIGITS[country];
  return {
    name: `${FORMS[country]} «${brand.name}»`,
    tax_number: `99${String(brand.id).padStart(4, '0')}`.padEnd(digits, '0'),
    address: `${textIn(language, town.name)}, ${textIn(language, venue.address)}`,
  };
}
