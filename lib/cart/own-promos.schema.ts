import { z } from 'zod/mini';
import { promoCodeRequestSchema } from './promo-code.schema';
import { appliedPromoSchema } from './quote.schema';

/** The cart that the diner's own codes are tried on. */
export const ownPromosRequestSchema = z.omit(promoCodeRequestSchema, { promoCode: true });
export type OwnPromosRequest = z.infer<typeof ownPromosRequestSchema>;

/** The discounts of the diner's own codes; codes that give nothing are left out. */
export const ownPromosSchema = z.object({ promos: z.array(appliedPromoSchema) });
export type OwnPromos = z.infer<typeof ownPromosSchema>;
