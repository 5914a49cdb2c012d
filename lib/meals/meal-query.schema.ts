import { z } from 'zod';
import { EXCLUSIONS } from './exclusions';
import { MAX_PEOPLE } from './meal-wish';

/** The query of `/api/meals`: `people=4&sumMinor=2000000&without=pork,nuts`. */
export const mealQuerySchema = z.object({
  people: z.coerce.number().int().min(1).max(MAX_PEOPLE),
  sumMinor: z.coerce.number().int().positive(),
  without: z
    .string()
    .regex(/^[a-z,-]*$/)
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.enum(EXCLUSIONS)).max(EXCLUSIONS.length)),
});
