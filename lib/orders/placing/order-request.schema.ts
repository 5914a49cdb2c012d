import { z } from 'zod/mini';
import { MAX_LENGTHS } from '@/lib/ground/addresses/address';
import { addressFieldsSchema } from '@/lib/ground/addresses/address.schema';
import { MAX_LINES, MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from '@/lib/ground/ordering/limits';
import { lineInputSchema } from '@/lib/ground/ordering/line.schema';
import { typedLine, typedText } from '@/lib/core/text/typed-text.schema';
import { idSchema } from '@/lib/core/ids/id.schema';
import { MAX_AMOUNT_MINOR } from '@/lib/core/money/money';
import { HOSTED_TYPES, PAYMENT_TYPES } from '@/lib/ground/ordering/payment-types';
import { MAX_CODE_LENGTH } from '@/lib/ground/ordering/promo-code';
import { BONUS_ACCOUNTS } from '@/lib/rewards/balance';
import { orderTableSchema } from '@/lib/ground/ordering/order-table.schema';
import { orderSchema } from '@/lib/orders/orders.schema';
import { LAUNCH_SOURCES } from '@/lib/ground/ordering/visit';

// The request that orders. Its type is the kind of order, and each type has the fields that it needs
// and no others, so that a table with a delivery cannot be written down. Money is in integer minor units.

const amountSchema = z.int().check(z.nonnegative(), z.maximum(MAX_AMOUNT_MINOR));

/** The documents that were agreed to, in the versions that the page showed; none where it could not name them. */
const consentsSchema = z.object({
  documents: z
    .array(
      z.object({
        code: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
        version: z.string().check(z.minLength(1), z.maxLength(40)),
        /** Absent on a page of an earlier release. */
        seal: z.optional(z.string().check(z.maxLength(64))),
      }),
    )
    .check(z.maxLength(5)),
});

const common = {
  venueId: idSchema,
  lines: z.array(lineInputSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  comment: typedText({ max: MAX_COMMENT_LENGTH }),
  customerName: z.nullable(typedLine({ max: MAX_NAME_LENGTH })),
  /** null = as soon as possible. */
  wantedAt: z.nullable(z.iso.datetime()),
  payment: z.enum(PAYMENT_TYPES),
  /** Bonuses to spend: on goods only, never on delivery or service. */
  bonusesMinor: amountSchema,
  bonusAccount: z.enum(BONUS_ACCOUNTS),
  promoCode: z.nullable(typedLine({ min: 1, max: MAX_CODE_LENGTH })),
  /** Total that the diner saw, before bonuses. */
  sumMinor: amountSchema,
  /** To personal data and to the offer. */
  hasConsented: z.literal(true),
  /** Consent to advertising; optional. */
  acceptsMarketing: z.boolean(),
  consents: consentsSchema,
  isAgeConfirmed: z.boolean(),
  /** Where the diner came from; null = opened directly. */
  source: z.nullable(z.enum(LAUNCH_SOURCES)),
};

/** The delivery address; without the diner's own name for it and the note to the courier. */
const destinationSchema = z.omit(addressFieldsSchema, { label: true, comment: true });

const delivery = {
  address: destinationSchema,
  /** Of a saved address. */
  addressId: z.nullable(idSchema),
  courierComment: typedText({ max: MAX_LENGTHS.comment }),
  /** Delivery that the diner saw, subsidy taken off. */
  deliveryMinor: amountSchema,
};

export const orderRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('takeaway'), ...common }),
  // At no table: a kiosk's order only.
  z.object({ type: z.literal('express'), ...common, table: z.nullable(orderTableSchema) }),
  z.object({
    type: z.literal('delivery'),
    ...common,
    ...delivery,
    tariffId: z.string().check(z.minLength(1), z.maxLength(64)),
    transport: z.enum(['foot', 'car']),
  }),
  z.object({
    type: z.literal('micromarket'),
    ...common,
    wantedAt: z.null(),
    payment: z.enum(HOSTED_TYPES),
  }),
  z.object({ type: z.literal('vendorDelivery'), ...common, ...delivery }),
]);
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** An order that exists, and where to pay it; null where nothing is to be paid on the hosted page. */
export const placedOrderSchema = z.object({
  orderId: z.number(),
  venueId: z.number(),
  paymentAddress: z.nullable(z.string()),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** The answer to a press: with the order as it is now, where that can be read. Only its existence may decide on the outcome. */
export const orderAnswerSchema = z.extend(placedOrderSchema, {
  order: z.catch(z.optional(orderSchema), undefined),
});
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;
