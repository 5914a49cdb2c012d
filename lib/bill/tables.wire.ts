import 'server-only';
import { z } from 'zod';

/** A table: contract schema Table. */
export const tableWire = z.object({
  id: z.number().int(),
  number: z.string().min(1),
  name: z.string(),
});

/** Read one by one, so that one that cannot be read does not cost the others. */
export const tableListWire = z.object({ data: z.array(z.unknown()) });
