import 'server-only';
import { z } from 'zod';

/**
 * What is read of an order that was just made: contract schema Order. Only its existence matters, so no other field
 * may make the answer unreadable; its payment is read by itself.
 */
export const placedOrderWire = z.object({
  data: z.object({
    id: z.number().int(),
    relationships: z.object({
      filial: z.object({ filial_id: z.number().int() }),
      payment: z.unknown(),
    }),
  }),
});
