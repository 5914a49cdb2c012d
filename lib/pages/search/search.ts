import { z } from 'zod/mini';
import { moneyFormatSchema } from '@/lib/core/money/money.schema';
import { SERVICE_NAMES } from '@/lib/core/site/service-names';
import { venueCardSchema } from '@/lib/ground/venues/venue-card';

// The results of a search, as `/api/search` answers and the browser parses it. Prices are formatted already: a
// result shows them and does not calculate with them.

/** A dish in a list of results; it opens on the page of its venue. */
export const foundDishSchema = z.object({
  id: z.int(),
  venueId: z.int(),
  name: z.string(),
  weight: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  price: z.string(),
  /** Before the discount; null without one. */
  fullPrice: z.nullable(z.string()),
  /** Sizes differ in price. */
  isFromPrice: z.boolean(),
  isUnavailable: z.boolean(),
  /** Service ids it cannot be ordered for. */
  unavailableServices: z.array(z.number()),
  /** The facts of its plus (`addableFacts`); null where sizes or additives have to be chosen first. */
  facts: z.nullable(z.string()),
});
export type FoundDish = z.infer<typeof foundDishSchema>;

export const venueDishesSchema = z.object({
  venue: venueCardSchema,
  moneyFormat: moneyFormatSchema,
  /** For what its menu is looked through, as the menu itself would be shown. */
  services: z.object({ chosen: z.enum(SERVICE_NAMES), offered: z.readonly(z.array(z.enum(SERVICE_NAMES))) }),
  dishes: z.array(foundDishSchema),
});
export type VenueDishes = z.infer<typeof venueDishesSchema>;

/** One page of results in the town. */
export const searchPageSchema = z.object({
  /** With a matching name. */
  named: z.array(venueCardSchema),
  /** With dishes that match. */
  selling: z.array(venueDishesSchema),
  /** The platform's other results: by the kind of kitchen, or with dishes that were not searched. */
  others: z.array(venueCardSchema),
  page: z.int(),
  lastPage: z.int(),
  /** Venues on all pages; null where only the shown ones are known. */
  total: z.nullable(z.int()),
  /** The text that was searched for instead of a misspelled one; null where the text is found as it is. */
  corrected: z.nullable(z.string()),
  /** Popular dishes of the town, where nothing is found. */
  popular: z.array(venueDishesSchema),
});
export type SearchPage = z.infer<typeof searchPageSchema>;

/** The matches of a text in one menu, best first. */
export const foundDishesSchema = z.object({
  /** Of all dishes that match. */
  ids: z.array(z.int()),
  /** The text that was searched for instead of a misspelled one; null where the text is found as it is. */
  corrected: z.nullable(z.string()),
  /** The first of them, as many as were requested. */
  dishes: z.array(foundDishSchema),
});
export type FoundDishes = z.infer<typeof foundDishesSchema>;

export const suggestionsSchema = z.array(z.string());
