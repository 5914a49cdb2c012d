import { z } from 'zod';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { SERVICE_NAMES } from '@/lib/core/site/service-names';

/** The query of a browser's request for a page of orders; any other is `request/invalid`. */
export const orderListInput = z.object({
  page: z.coerce.number().int().min(1).max(9999).default(1),
  service: z.enum(SERVICE_NAMES).optional(),
  brand: idTextSchema.optional(),
});
