import { z } from 'zod';

export const COUNTRIES = ['kz', 'ge'] as const;

export type CountryCode = (typeof COUNTRIES)[number];

/** A text by language. Kazakhstan is written in kk, ru and en, Georgia in ka, ru and en; a missing one falls back to ru. */
export const textSchema = z.strictObject({
  kk: z.string().optional(),
  ka: z.string().optional(),
  ru: z.string(),
  en: z.string(),
});

export type Text = z.output<typeof textSchema>;

/** A text that Kazakhstan reads. */
export const kazakhstanSchema = textSchema.extend({ kk: z.string() });

/** A text that Georgia reads. */
export const georgiaSchema = textSchema.extend({ ka: z.string() });

/** A text that both countries read. */
export const everywhereSchema = textSchema.extend({ kk: z.string(), ka: z.string() });

/** The text in the languages of one country only. */
export function inCountry({ kk, ka, ru, en }: Text, country: CountryCode): Text {
  if (country === 'ge') return ka === undefined ? { ru, en } : { ka, ru, en };
  return kk === undefined ? { ru, en } : { kk, ru, en };
}
