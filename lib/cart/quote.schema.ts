import { z } from 'zod/mini';
import { DEFAULT_TARIFF_SORT, TARIFF_SORTS } from '@/lib/delivery/tariffs';
import { tariffSchema } from '@/lib/delivery/tariffs.schema';
import { idSchema } from '@/lib/core/ids/id.schema';
import { MAX_AMOUNT_MINOR } from '@/lib/core/money/money';
import { ORDER_KINDS } from '@/lib/ground/ordering/order-kind';
import { PAYMENT_TYPES } from '@/lib/ground/ordering/payment-types';
import { MAX_CODE_LENGTH } from '@/lib/ground/ordering/promo-code';
import { BONUS_ACCOUNTS } from '@/lib/rewards/balance';
import { MAX_LINES } from '@/lib/ground/ordering/limits';
import { lineInputSchema } from '@/lib/ground/ordering/line.schema';
import { LINE_ISSUES } from '@/lib/ground/ordering/line-issues';
import { typedLine } from '@/lib/core/text/typed-text.schema';

export const quoteRequestSchema = z.object({
  venueId: idSchema,
  lines: z.array(lineInputSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  service: z._default(z.enum(['takeaway', 'express', 'delivery']), 'takeaway'),
  /** The destination of a delivery, degrees; null = not known yet. */
  destination: z._default(
    z.nullable(
      z.object({
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
    null,
  ),
  /** The tariff that the diner chose; null = the first offered. */
  tariffId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null),
  tariffSort: z._default(z.enum(TARIFF_SORTS), DEFAULT_TARIFF_SORT),
  bonusesMinor: z._default(z.int().check(z.nonnegative(), z.maximum(MAX_AMOUNT_MINOR)), 0),
  bonusAccount: z._default(z.enum(BONUS_ACCOUNTS), 'general'),
  /** A promo code, also of a coupon or a claimed gift. */
  promoCode: z._default(z.nullable(typedLine({ min: 1, max: MAX_CODE_LENGTH })), null),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

export const quotedLineSchema = z.object({
  issues: z.array(z.enum(LINE_ISSUES)),
  /** Price of a piece now without additives; null when it is gone. */
  priceMinor: z.nullable(z.number()),
  /** The same before its discount. */
  fullPriceMinor: z.nullable(z.number()),
  promoId: z.nullable(z.number()),
  /** Pieces that can still be ordered; null = no limit. */
  availableCount: z.nullable(z.number()),
  unavailableServices: z.array(z.number()),
  /** The present prices of its additives. */
  additives: z.array(z.object({ additiveId: z.number(), priceMinor: z.number() })),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

const thresholdSchema = z.object({ amountMinor: z.number(), discountMinor: z.number() });

/** How a delivery could be had: by tariff, by the venue itself, or why not. */
export const quotedDeliverySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('platform'),
    /** The tariffs that the diner chooses from, the chosen one among them. */
    tariffs: z.array(tariffSchema),
    tariff: tariffSchema,
    thresholds: z.array(thresholdSchema),
  }),
  z.object({
    kind: z.literal('vendor'),
    costMinor: z.number(),
    /** Bounds of the goods sum; null = none. */
    minMinor: z.nullable(z.number()),
    maxMinor: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal('unavailable'),
    reason: z.enum(['noDestination', 'outOfZone', 'noTariffs', 'suspended']),
  }),
]);
export type QuotedDelivery = z.infer<typeof quotedDeliverySchema>;

/** The discount of a promo code for the basket. */
export const appliedPromoSchema = z.object({
  kind: z.literal('applied'),
  /** As the platform has it. */
  code: z.string(),
  /** In the page's language. */
  title: z.string(),
  /** Taken off the goods. */
  discountMinor: z.number(),
  isDeliveryFree: z.boolean(),
  /** A dish that comes with the order at price 0. */
  giftName: z.nullable(z.string()),
});

/** The same, or why a code gives nothing. */
export const quotedPromoSchema = z.discriminatedUnion('kind', [
  appliedPromoSchema,
  z.object({
    kind: z.literal('refused'),
    /** `otherOrder`: it is the diner's, but not for this venue or service; `unknown`: the check failed. */
    reason: z.enum(['invalid', 'expired', 'used', 'otherOrder', 'belowMinimum', 'unknown']),
    /** The platform's own message in the page's language, where it says more than the reason does. */
    message: z.nullable(z.string()),
  }),
]);
export type QuotedPromo = z.infer<typeof quotedPromoSchema>;

const bonusRuleSchema = z.object({
  availableMinor: z.number(),
  maxUsagePercentage: z.number(),
  cashbackPercentage: z.number(),
});

const sumPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goods'), amountMinor: z.number(), pieces: z.number() }),
  z.object({ kind: z.literal('saving'), amountMinor: z.number() }),
  z.object({ kind: z.literal('discount'), amountMinor: z.number() }),
  z.object({ kind: z.literal('service'), amountMinor: z.number(), percentage: z.number() }),
  z.object({
    kind: z.literal('delivery'),
    amountMinor: z.number(),
    from: z.enum(['tariff', 'nextTier', 'vendor', 'promo']),
    thresholdMinor: z.number(),
  }),
  z.object({ kind: z.literal('subsidy'), amountMinor: z.number(), thresholdMinor: z.number() }),
  z.object({ kind: z.literal('bonuses'), amountMinor: z.number() }),
]);

export const cartSumSchema = z.object({
  parts: z.array(sumPartSchema),
  goodsMinor: z.number(),
  totalMinor: z.number(),
  toPayMinor: z.number(),
  maxBonusesMinor: z.number(),
  earnedMinor: z.number(),
});

export const quoteSchema = z.object({
  /** The kind of an order for the requested service here. */
  kind: z.enum(ORDER_KINDS),
  venue: z.object({
    name: z.string(),
    /** The venue's country: only the site of that country may order from it. */
    country: z.enum(['kz', 'ge']),
    address: z.string(),
    timezone: z.string(),
    services: z.array(z.number()),
    /** How an order for the requested service can be paid. */
    payments: z.array(z.enum(PAYMENT_TYPES)),
    /** The venue's cart offers no ordering (CHK-19). */
    isOrderingOff: z.boolean(),
    servicePercentage: z.number(),
    /** Which of the diner's balances the header shows. */
    balanceFlags: z.object({
      brandId: z.number(),
      hasPrivateReward: z.boolean(),
      isGeneralHidden: z.boolean(),
    }),
  }),
  cookingMinutes: z.number(),
  /** When the venue takes orders (lib/core/time/order-times.ts); a kiosk, which asks for no time, gets the running window alone. */
  windows: z.array(z.object({ opensMs: z.number(), lastOrderMs: z.number(), closesMs: z.number() })),
  lines: z.array(quotedLineSchema),
  /** null for services that deliver nothing. */
  delivery: z.nullable(quotedDeliverySchema),
  /** null: no diner is signed in, or the balance is not known; nothing is available where the venue hides it. */
  bonuses: z.nullable(bonusRuleSchema),
  /** The brand's own reward; null also where the venue has none. */
  privateReward: z.nullable(bonusRuleSchema),
  /** null: no code was sent. */
  promo: z.nullable(quotedPromoSchema),
  /** Of the lines that can be ordered. */
  sum: cartSumSchema,
});
export type Quote = z.infer<typeof quoteSchema>;
