import 'server-only';
import { z } from 'zod';

/** The part of an order that a repeat needs: contract schemas Order and OrderPosition. */
const amount = z.number().min(0);

export const pastOrderWire = z.object({
  data: z.object({
    attributes: z.object({
      service_type: z.number().int(),
      payment_type: z.enum(['online', 'cash', 'kaspi']).nullable().catch(null),
    }),
    relationships: z.object({
      positions: z.array(
        z.object({
          product_id: z.number().int(),
          product_name: z.string(),
          size: z.object({ id: z.number().int(), name: z.string() }).nullable(),
          additives: z.array(
            z.object({
              additive_id: z.number().int(),
              name: z.string(),
              count: z.number().int().min(1),
              price: amount,
            }),
          ),
          count: z.number().int().min(1),
          price: amount,
          old_price: amount.nullish(),
        }),
      ),
      filial: z.object({ filial_id: z.number().int() }),
    }),
  }),
});
