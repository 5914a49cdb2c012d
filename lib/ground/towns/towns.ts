import type { MoneyFormat } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';

/** A town with venues (TOWN-01 to TOWN-03). */
export interface Town {
  id: number;
  name: string;
  coordinates: { latitude: number; longitude: number };
  /** Its name in addresses. */
  translitName: string;
  parstoreId: number | null;
  code: string;
  config: TownConfig;
}

export interface TownConfig {
  id: number;
  version: number;
  timezone: string;
  utcOffset: string;
  phoneCode: string;
  countryCode: 'KZ' | 'GE';
  moneyFormat: MoneyFormat;
  locale: { default: Language; fallback: Language; supported: Language[] };
}

/** A country as the platform configures it (SITE-12). */
export interface Country {
  id: number;
  name: string;
  code: 'kz' | 'ge';
  currency: string;
  supportedLanguages: Language[];
  defaultLocale: Language;
  fallbackLocale: Language;
  towns: Town[];
}

/** True if the country lacks the town. 0 means no town; an unknown list lacks none. */
export function lacksTown(towns: readonly Town[], townId: number): boolean {
  return townId !== 0 && towns.length > 0 && !towns.some(({ id }) => id === townId);
}
