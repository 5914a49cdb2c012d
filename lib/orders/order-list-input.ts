import { z } from 'zod';
import { LARGEST_ID } from '@/lib/ids/ids';
import { SERVICES, type ServiceName } from '@/lib/site/site';

const SERVICE_NAMES = Object.keys(SERVICES) as [ServiceName, ...ServiceName[]];

/** What the browser may send when it asks for a page of orders; anything else is `request/invalid`. */
export const orderListInput = z.object({
  page: z.coerce.number().int().min(1).max(9999).default(1),
  service: z.enum(SERVICE_NAMES).optional(),
  brand: z.coerce.number().int().positive().max(LARGEST_ID).optional(),
});
