import 'server-only';
import { z } from 'zod';

/** A page of a list. Its items are read one by one, so that one broken item does not fail the others. */
export const pageWire = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ current_page: z.number().int(), last_page: z.number().int(), total: z.number().int() }),
});
