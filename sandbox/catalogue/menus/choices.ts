import { z } from 'zod';
import { readYaml } from '../../data/read-data';
import { everywhereSchema } from '../../data/text';

/** A choice that goes with a dish; prices are in tenge and are turned into lari for Georgian brands. */
const choiceSchema = z.strictObject({
  name: everywhereSchema,
  min: z.int(),
  max: z.int(),
  items: z.array(
    z.strictObject({
      name: everywhereSchema,
      tenge: z.number(),
      min: z.int().optional(),
      max: z.int().optional(),
      isUnavailable: z.boolean().optional(),
    }),
  ),
});

export type Choice = z.output<typeof choiceSchema>;

export const CHOICES = readYaml('choices.yaml', z.record(z.string(), choiceSchema));
