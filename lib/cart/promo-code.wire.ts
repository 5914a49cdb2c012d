import 'server-only';
import { z } from 'zod';

const amount = z.number().min(0);

/** The discount of a code for a basket: contract schema PromoCodeResult in its envelope. */
export const promoCodeWire = z.object({
  data: z.object({
    promo_code: z.string().min(1),
    title: z.string(),
    discount_type: z.string(),
    discount: amount,
    product: z.object({ product_name: z.string() }).nullish(),
  }),
});
