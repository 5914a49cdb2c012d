import { z } from 'zod/mini';
import { venueCardSchema } from '@/lib/ground/venues/venue-card';

/** The diner's repeat orders for the browser. */
export const recentVenuesSchema = z.object({ venues: z.array(venueCardSchema) });
