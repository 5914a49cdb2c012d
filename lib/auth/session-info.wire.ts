import 'server-only';
import { z } from 'zod';

/** What the header shows of the platform's user. */
export const userWire = z.object({
  data: z.object({ id: z.number().int(), attributes: z.object({ name: z.string() }) }),
});
