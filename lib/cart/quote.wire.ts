import 'server-only';
import { z } from 'zod';

/** A basket as the platform checks it: contract schema StopListItem and the cooking time's envelope. */
export const stopListWire = z.object({
  data: z.array(
    z.object({
      product_id: z.number().int(),
      price: z.number().nullable(),
      old_price: z.number().nullish(),
      reward_id: z.number().int().nullable(),
      available_count: z.number().int().nullable(),
      unavailable_service_types: z.array(z.number().int()).catch([]),
      issues: z.array(z.string()),
    }),
  ),
});

export const cookingTimeWire = z.object({ data: z.object({ cooking_time: z.number().int().min(0) }) });
