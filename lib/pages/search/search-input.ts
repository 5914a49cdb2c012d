import { z } from 'zod';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { SERVICE_NAMES } from '@/lib/core/site/service-names';
import { visibleLine } from '@/lib/core/text/visible-text';
import { searchText } from './search-text';

/* The query of a browser's search; any other is `request/invalid`. */

/** A longer text is cut to what the platform takes. */
const text = z
  .string()
  .transform((typed) => searchText(visibleLine(typed)))
  .pipe(z.string().min(1));
const service = z.enum(SERVICE_NAMES).optional();

export const suggestionInput = z.object({ text, service, venueId: idTextSchema.optional() });
export const searchInput = z.object({
  text,
  service,
  page: z.coerce.number().int().min(1).max(9999).default(1),
});
export const menuSearchInput = z.object({
  text,
  venueId: idTextSchema,
  count: z.coerce.number().int().min(0).max(9999),
});
