import { z } from 'zod';
import { LARGEST_ID } from '@/lib/ids/ids';
import { SERVICES, type ServiceName } from '@/lib/site/site';
import { VENUE_SORTS } from './venues';

const id = z.coerce.number().int().positive().max(LARGEST_ID);
const SERVICE_NAMES = Object.keys(SERVICES) as [ServiceName, ...ServiceName[]];

/** What the browser may send when it asks for a page of venues; anything else is `request/invalid`. */
export const venueListInput = z
  .object({
    page: z.coerce.number().int().min(1).max(9999).default(1),
    limit: z.coerce.number().int().min(1).max(40).optional(),
    sort: z.enum(VENUE_SORTS).optional(),
    promo: z.literal('1').optional(),
    category: id.optional(),
    brand: id.optional(),
    service: z.enum(SERVICE_NAMES).optional(),
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined));
