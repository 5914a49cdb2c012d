import type { MoneyFormat } from '@/lib/money/money';
import type { Language } from '@/lib/site/site';

/** A town where venues stand (TOWN-01 to TOWN-03). */
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
