import 'server-only';
import { z } from 'zod';

/** Promotions and subsidies as the platform sends them: contract schemas Promo and Subsidy. */
const instant = z.iso.datetime();

export const promoWire = z.object({
  id: z.number().int(),
  attributes: z.object({
    name: z.string().min(1),
    description: z.string().nullish(),
    image_url: z
      .url({ protocol: /^https?$/ })
      .nullish()
      .catch(null),
    is_active: z.boolean(),
    starts_at: instant,
    ends_at: instant.nullish(),
    discount_percentage: z.number().min(0).max(100).nullish().catch(null),
  }),
  /** Filled with include=products. */
  relationships: z.object({ products: z.array(z.unknown()).catch([]) }).catch({ products: [] }),
});
export const promoProductWire = z.object({
  id: z.number().int(),
  price: z.number().nullish().catch(null),
  old_price: z.number().nullish().catch(null),
  is_unavailable: z.boolean().catch(false),
});
/** The diner's id, which the promotions' call carries. */
export const promoUserWire = z.object({ data: z.object({ id: z.number().int() }) });
export const promoListWire = z.object({ data: z.array(z.unknown()) });

export const subsidyWire = z.object({
  terminal_id: z.number().int(),
  is_active: z.boolean(),
  thresholds: z.array(z.object({ amount: z.number(), discount: z.number() })),
});
export const subsidyListWire = z.object({ data: z.array(z.unknown()) });
