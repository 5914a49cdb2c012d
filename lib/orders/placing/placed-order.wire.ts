import 'server-only';
import { z } from 'zod';

/** A placed order (contract schema Order): only its existence counts, so no other field may make it unreadable; the rest is read by itself. */
export const placedOrderWire = z.object({
  data: z.looseObject({
    id: z.number().int(),
    relationships: z.looseObject({
      filial: z.looseObject({ filial_id: z.number().int() }),
      payment: z.unknown(),
    }),
  }),
});
