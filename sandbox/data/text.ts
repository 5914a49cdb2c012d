import { z } from 'zod';

/** A text by language. Kazakhstan is written in kk, ru and en, Georgia in ka, ru and en; a missing one falls back to ru. */
export const textSchema = z.strictObject({
  kk: z.string().optional(),
  ka: z.string().optional(),
  ru: z.string(),
  en: z.string(),
});

export type Text = z.output<typeof textSchema>;
