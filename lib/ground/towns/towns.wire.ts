import 'server-only';
import { z } from 'zod';
import { idSchema } from '@/lib/core/ids/id.schema';
import { isTimezone } from '@/lib/core/time/zone';

/** Countries and towns as the platform sends them: contract schemas Country, Town, TownConfig. */
const localeWire = z.enum(['kk', 'ru', 'en', 'ka']);

const currencyWire = z.object({
  symbol: z.string().min(1),
  symbol_position: z.enum(['before', 'after']).catch('after').default('after'),
  thousands_separator: z.string().max(1).catch(' ').default(' '),
  decimal_separator: z.string().length(1).catch(',').default(','),
  rounding: z
    .object({ mode: z.unknown().optional(), precision: z.number().int().min(0).max(2).catch(0).default(0) })
    .catch({ precision: 0 }),
});

export const moneyWire = z.object({
  default: z.enum(['KZT', 'GEL']),
  currencies: z.record(z.string(), currencyWire),
});
export type MoneyWire = z.infer<typeof moneyWire>;

export const townWire = z.object({
  id: idSchema,
  name: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  translit_name: z.string(),
  parstore_id: z.number().int().nullable(),
  code: z.string(),
  config: z.object({
    id: z.number().int(),
    version: z.number().int(),
    meta: z.object({
      timezone: z.string().refine(isTimezone),
      utc_offset: z.string(),
      phone_code: z.string(),
      country_code: z.enum(['KZ', 'GE']),
      money: moneyWire.nullish().catch(null),
    }),
    locale: z.object({ default: localeWire, fallback: localeWire, supported: z.array(localeWire).min(1) }),
  }),
});
export type TownWire = z.infer<typeof townWire>;

export const countryWire = z.object({
  data: z.object({
    id: z.number().int(),
    code: z.enum(['kz', 'ge']),
    config: z.object({
      id: z.number().int(),
      name: z.string(),
      code: z.enum(['kz', 'ge']),
      currency: z.string(),
      supportedLanguages: z.array(localeWire).min(1),
      defaultLocale: localeWire,
      fallbackLocale: localeWire,
    }),
    towns: z.array(z.unknown()).default([]),
  }),
});

export const townListWire = z.object({ data: z.array(z.unknown()) });
