import { z } from 'zod/mini';

/** A delivery from a venue to the diner's address, as its card says it. */
const venueTermsSchema = z.object({
  id: z.int(),
  /** Minutes to the door; null where it is not delivered, or nobody knows. */
  time: z.nullable(z.string()),
  /** One fact each; null where the platform has not said: the card keeps what it says. */
  terms: z.nullable(z.array(z.string())),
});
export type VenueTerms = z.infer<typeof venueTermsSchema>;

export const cardTermsSchema = z.object({ venues: z.array(venueTermsSchema) });
