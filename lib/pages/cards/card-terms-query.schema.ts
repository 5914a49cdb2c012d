import { z } from 'zod';
import { idSchema } from '@/lib/core/ids/id.schema';
import { HALF_HOUR } from '@/lib/ground/venues/venue-filters';
import { MAX_VENUES_PER_REQUEST } from './request-limit';

/** The query of `/api/venues/terms`: venues, and the point of the delivery. */
export const cardTermsQuerySchema = z.object({
  venueIds: z.array(idSchema).min(1).max(MAX_VENUES_PER_REQUEST),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  // A page of an earlier release does not say.
  withFar: z.boolean().default(true),
  /** The half hour by which the food is wanted. */
  by: z.string().regex(HALF_HOUR).optional(),
});
