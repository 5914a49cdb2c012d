import 'server-only';
import { z } from 'zod';
import { LARGEST_ID } from '@/lib/core/ids/ids';

/** The fields that the sitemap reads of a page of venues: contract schema FilialPage. One broken venue does not cost the others. */
export const venueIdPageWire = z.object({
  data: z.array(
    z
      .object({ filial_id: z.number().int().positive().max(LARGEST_ID) })
      .nullable()
      .catch(null),
  ),
  meta: z.object({ last_page: z.number().int() }),
});
