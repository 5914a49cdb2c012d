import { z } from 'zod/mini';

/** A delivery from a venue to the diner's address, as its card says it. */
const venueTermsSchema = z.object({
  id: z.int(),
  /** In another town than the point: a list says nothing of a delivery from there. Unknown to a server of the release before. */
  isFar: z._default(z.boolean(), false),
  /** Minutes to the door; null where it is not delivered, or nobody knows. */
  time: z.nullable(z.string()),
  /** One fact each; null where the platform has not said or was not asked: the card keeps what it says. */
  terms: z.nullable(z.array(z.string())),
});
export type VenueTerms = z.infer<typeof venueTermsSchema>;

export const cardTermsSchema = z.object({ venues: z.array(venueTermsSchema) });
