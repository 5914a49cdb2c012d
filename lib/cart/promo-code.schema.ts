import { z } from 'zod/mini';
import { MAX_LINES } from '@/lib/ground/ordering/limits';
import { lineInputSchema } from '@/lib/ground/ordering/line.schema';
import { idSchema } from '@/lib/core/ids/id.schema';
import { MAX_CODE_LENGTH } from '@/lib/ground/ordering/promo-code';
import { typedLine } from '@/lib/core/text/typed-text.schema';

/** A code, and the cart that it is tried on. */
export const promoCodeRequestSchema = z.object({
  venueId: idSchema,
  service: z.enum(['takeaway', 'express', 'delivery']),
  lines: z.array(lineInputSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  promoCode: typedLine({ min: 1, max: MAX_CODE_LENGTH }),
});
export type PromoCodeRequest = z.infer<typeof promoCodeRequestSchema>;
