import { z } from 'zod/mini';
import { PAYMENT_TYPES } from '@/lib/ground/ordering/payment-types';
import { cartVenueSchema, lineSchema } from './line.schema';

/* The answer of `/api/orders/{id}/reorder`; the browser loads it when an answer arrives. Money is in minor units. */

const about = { productId: z.number(), name: z.string() };

/** The differences from the past order. All but a changed price, an additive less and fewer pieces leave the position out. */
export const reorderChangeSchema = z.discriminatedUnion('kind', [
  z.object({ ...about, kind: z.literal('gone') }),
  z.object({ ...about, kind: z.literal('soldOut') }),
  z.object({ ...about, kind: z.literal('notForService') }),
  /** The size is no more, or there are sizes now where there were none (null). */
  z.object({ ...about, kind: z.literal('sizeGone'), sizeName: z.nullable(z.string()) }),
  z.object({ ...about, kind: z.literal('sizeSoldOut'), sizeName: z.string() }),
  z.object({ ...about, kind: z.literal('additiveGone'), additiveName: z.string() }),
  z.object({ ...about, kind: z.literal('additiveSoldOut'), additiveName: z.string() }),
  /** The remaining additives are not within the bounds of their groups. */
  z.object({ ...about, kind: z.literal('chooseAdditives') }),
  /** Of one piece with the additives that it still has. */
  z.object({ ...about, kind: z.literal('priceChanged'), fromMinor: z.number(), toMinor: z.number() }),
  /** By the limit of a promotion or of a line; 0 leaves the position out. */
  z.object({ ...about, kind: z.literal('countLowered'), from: z.number(), to: z.number() }),
]);
export type ReorderChange = z.infer<typeof reorderChangeSchema>;

export const reorderSchema = z.object({
  venue: cartVenueSchema,
  /** How the past order was paid. */
  payment: z.nullable(z.enum(PAYMENT_TYPES)),
  lines: z.array(lineSchema),
  changes: z.array(reorderChangeSchema),
});
export type Reorder = z.infer<typeof reorderSchema>;
