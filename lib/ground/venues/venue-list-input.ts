import { z } from 'zod';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { SERVICE_NAMES } from '@/lib/core/site/service-names';
import { BRAND_ROW_LIMIT, NEAREST_LIMIT, ROW_LIMIT } from './row-limits';
import { HALF_HOUR, LIST_SORTS } from './venue-filters';

/** The query of a browser's request for a page of venues; any other is `request/invalid`. */
export const venueListInput = z
  .object({
    page: z.coerce.number().int().min(1).max(9999).default(1),
    // Those of our own pages alone: with any number one list would be cached many times.
    limit: z.coerce
      .number()
      .pipe(z.literal([NEAREST_LIMIT, BRAND_ROW_LIMIT, ROW_LIMIT]))
      .optional(),
    sort: z.enum(LIST_SORTS).optional(),
    promo: z.literal('1').optional(),
    open: z.literal('1').optional(),
    by: z.string().regex(HALF_HOUR).optional(),
    at: z.coerce.number().int().nonnegative().optional(),
    category: idTextSchema.optional(),
    brand: idTextSchema.optional(),
    service: z.enum(SERVICE_NAMES).optional(),
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined));
