import { z } from 'zod';
import { readTable } from '../data/read-data';
import { COUNTRIES, inCountry } from '../data/text';
import type { Town } from './model';

const rowSchema = z.strictObject({
  id: z.coerce.number(),
  country: z.enum(COUNTRIES),
  code: z.string(),
  kk: z.string().optional(),
  ka: z.string().optional(),
  ru: z.string(),
  en: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  timezone: z.string(),
  parstoreId: z.coerce.number().optional(),
});

/** The towns of both countries; the first of each is its default. */
export const TOWNS: readonly Town[] = readTable('towns.tsv', rowSchema).map(townOf);

function townOf({ kk, ka, ru, en, ...row }: z.output<typeof rowSchema>): Town {
  return {
    id: row.id,
    country: row.country,
    name: inCountry({ kk, ka, ru, en }, row.country),
    latitude: row.latitude,
    longitude: row.longitude,
    translitName: en.toLowerCase().replace(/[^a-z]+/g, '-'),
    code: row.code,
    parstoreId: row.parstoreId ?? null,
    timezone: row.timezone,
    utcOffset: row.country === 'kz' ? '+05:00' : '+04:00',
  };
}
