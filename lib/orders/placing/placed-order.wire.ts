import 'server-only';
import { z } from 'zod';

/** A placed order (contract schema Order): only its existence counts, so no other field may make it unreadable. */
export const placedOrderWire = z.object({
  data: z.object({
    id: z.number().int(),
    relationships: z.object({
      filial: z.object({ filial_id: z.number().int() }),
      payment: z.unknown(),
    }),
  }),
});
