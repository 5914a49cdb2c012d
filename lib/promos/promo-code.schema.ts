import { z } from 'zod/mini';
import { MAX_LINES } from '@/lib/cart/cart';
import { askedLineSchema } from '@/lib/cart/quote.schema';
import { idSchema } from '@/lib/ids/id.schema';
import { LONGEST_CODE } from './promo-code';

/** A code, and the cart that it is tried on. */
export const promoCodeRequestSchema = z.object({
  venueId: idSchema,
  service: z.enum(['takeaway', 'express', 'delivery']),
  lines: z.array(askedLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  promoCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CODE)),
});
export type PromoCodeRequest = z.infer<typeof promoCodeRequestSchema>;
