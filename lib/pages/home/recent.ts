import { z } from 'zod/mini';
import { venueCardSchema } from '@/lib/ground/venues/venue-card';

/** What the browser gets of the diner's repeat orders. */
export const recentVenuesSchema = z.object({ venues: z.array(venueCardSchema) });
