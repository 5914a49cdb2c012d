import 'server-only';
import { z } from 'zod';

/** Deliveries as the platform sends them: contract schemas Tariff and DeliveryZone. */
const amount = z.number().min(0);

export const tariffWire = z.object({
  id: z.string().min(1),
  transport_type: z.enum(['FOOT', 'CAR']),
  is_fastest: z.boolean(),
  price: amount,
  min_order_amount: amount,
  next_tier_amount: amount.nullable(),
  next_tier_cost: amount.nullable(),
  time_range: z.object({ from: z.number().int().min(0), to: z.number().int().min(0) }),
});
export const tariffListWire = z.object({ data: z.array(z.unknown()) });

export const deliveryZoneWire = z.object({
  data: z.object({ is_in_delivery_zone: z.boolean(), delivery_cost: amount }),
});
