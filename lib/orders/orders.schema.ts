import { z } from 'zod/mini';
import { askedLineSchema } from '@/lib/cart/quote.schema';
import { cleanText, LONGEST_COMMENT, LONGEST_NAME, ORDER_STATUSES } from './order-fields';

/* What `/api/orders` takes and answers; the browser loads it when an answer arrives. */

export const orderPositionSchema = z.object({
  id: z.number(),
  name: z.string(),
  sizeName: z.nullable(z.string()),
  additives: z.array(z.object({ name: z.string(), count: z.number() })),
  count: z.number(),
  sumMinor: z.number(),
  isOk: z.boolean(),
});

export const orderSchema = z.object({
  id: z.number(),
  number: z.string(),
  type: z.enum(['takeaway', 'express', 'delivery', 'micromarket', 'vendor_delivery']),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(['on_receipt', 'pending', 'paid', 'failed', 'expired']),
  comment: z.string(),
  customerName: z.nullable(z.string()),
  wantedAt: z.nullable(z.string()),
  createdAt: z.string(),
  currency: z.enum(['KZT', 'GEL']),
  sumMinor: z.number(),
  toPayMinor: z.number(),
  paidByCardMinor: z.number(),
  bonusesSpentMinor: z.number(),
  bonusesEarnedMinor: z.number(),
  declineMessage: z.nullable(z.string()),
  nextStatus: z.nullable(z.enum(ORDER_STATUSES)),
  nextMinutes: z.nullable(z.number()),
  nextAt: z.nullable(z.string()),
  positions: z.array(orderPositionSchema),
  venue: z.object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    phone: z.nullable(z.string()),
    timezone: z.string(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
});
export type Order = z.infer<typeof orderSchema>;

/** What the browser sends to order a takeaway paid in cash at the counter. */
export const takeawayOrderRequestSchema = z.object({
  venueId: z.int().check(z.positive()),
  lines: z.array(askedLineSchema).check(z.minLength(1), z.maxLength(100)),
  comment: z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(LONGEST_COMMENT)),
  customerName: z.nullable(z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(LONGEST_NAME))),
  /** null = as soon as possible. */
  wantedAt: z.nullable(z.iso.datetime()),
  /** Total that the diner saw, minor units. */
  sumMinor: z.int().check(z.nonnegative()),
  hasConsented: z.literal(true),
  isAgeConfirmed: z.boolean(),
});
export type TakeawayOrderRequest = z.infer<typeof takeawayOrderRequestSchema>;

export const placedOrderSchema = z.object({ orderId: z.number(), venueId: z.number() });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
