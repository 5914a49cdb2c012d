import { z } from 'zod/mini';

/** A delivery from a venue to the diner's address, as its card says it. */
const venueTermsSchema = z.object({
  id: z.int(),
  /** In another town than the point: a list says nothing of a delivery from there. Unknown to a server of the release before. */
  isFar: z._default(z.boolean(), false),
  /** Minutes to the door; null where it is not delivered, or unknown. */
  time: z.nullable(z.string()),
  /** Price and distance, or why there is none; null where the platform has not answered or got no request: the card stays as it is. */
  terms: z.nullable(z.array(z.string())),
  /** The sum that makes the delivery cheaper, and the sums between which it can be ordered. A server of the release before sends neither. */
  offer: z._default(z.nullable(z.string()), null),
  bounds: z._default(z.nullable(z.string()), null),
});
export type VenueTerms = z.infer<typeof venueTermsSchema>;

export const cardTermsSchema = z.object({ venues: z.array(venueTermsSchema) });
