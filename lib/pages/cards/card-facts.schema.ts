import { z } from 'zod/mini';
import { cardFactsSchema } from '@/lib/ground/venues/venue-card';

/** The facts of venues on cards, by their ids; without those that are unknown. */
export const cardFactsAnswerSchema = z.object({
  venues: z.array(z.extend(cardFactsSchema, { id: z.int() })),
});
