import { z } from 'zod/mini';
import { cartVenueSchema, lineSchema } from '@/lib/cart/line.schema';
import { COURSES } from './course';

/* The answer of `/api/meals`. Money is in minor units. */

const plateSchema = z.object({
  course: z.enum(COURSES),
  /** The dish as a line of the cart, then what can take its place, as many portions each. */
  lines: z.array(lineSchema),
});

export const mealSchema = z.object({
  venue: cartVenueSchema,
  rating: z.nullable(z.number()),
  plates: z.array(plateSchema),
});

export const mealsSchema = z.object({
  /** One a venue, the best first; empty where the sum buys none. */
  meals: z.array(mealSchema),
  /** The least sum that buys a meal here; null where no menu has one. */
  leastSumMinor: z.nullable(z.number()),
});
export type Meal = z.infer<typeof mealSchema>;
export type Meals = z.infer<typeof mealsSchema>;
