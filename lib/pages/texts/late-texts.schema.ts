import { z } from 'zod/mini';

/** The parts that are shown late, or to some diners only, and whose texts are therefore not in the page. */
export const latePartSchema = z.enum([
  'addressSheet',
  'countingQuestion',
  'debugBar',
  'deletedAccount',
  'madeOrder',
  'mealSheet',
  'menu',
  'orderStrip',
  'table',
]);
export type LatePart = z.infer<typeof latePartSchema>;

/** By namespace and key; a text with parts is precompiled to a list. */
export const lateTextsSchema = z.object({
  texts: z.record(
    z.string(),
    z.record(z.string(), z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  ),
});
