import { z } from 'zod/mini';
import { MAX_COUNT, MAX_LINES } from './cart';

/** A line as it is sent to be checked and ordered: what the diner chose and the price they saw. */
export const askedLineSchema = z.object({
  productId: z.int().check(z.positive()),
  sizeId: z.nullable(z.int().check(z.positive())),
  additives: z
    .array(
      z.object({
        additiveId: z.int().check(z.positive()),
        count: z.int().check(z.minimum(1), z.maximum(MAX_COUNT)),
      }),
    )
    .check(z.maxLength(100)),
  count: z.int().check(z.minimum(1), z.maximum(MAX_COUNT)),
  priceMinor: z.int().check(z.nonnegative()),
  promoId: z.nullable(z.int().check(z.positive())),
});
export type AskedLine = z.infer<typeof askedLineSchema>;

export const quoteRequestSchema = z.object({
  venueId: z.int().check(z.positive()),
  lines: z.array(askedLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** What stands against a line: contract StopListItem.issues; an unknown one cannot be ordered as asked. */
export const LINE_ISSUES = [
  'stopped',
  'unavailable',
  'deleted',
  'priceChanged',
  'exceeded',
  'promoChanged',
  'additives',
  'unknown',
] as const;
export type LineIssue = (typeof LINE_ISSUES)[number];

export const quotedLineSchema = z.object({
  issues: z.array(z.enum(LINE_ISSUES)),
  /** Price of a piece now; null when it is gone. */
  priceMinor: z.nullable(z.number()),
  promoId: z.nullable(z.number()),
  availableCount: z.nullable(z.number()),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

export const quoteSchema = z.object({
  venue: z.object({
    name: z.string(),
    address: z.string(),
    timezone: z.string(),
    isTakeawayOffered: z.boolean(),
    isCashTaken: z.boolean(),
  }),
  isOpen: z.boolean(),
  opensAt: z.nullable(z.string()),
  cookingMinutes: z.number(),
  /** Instants that a takeaway can be wanted for, ISO in UTC. */
  times: z.array(z.string()),
  lines: z.array(quotedLineSchema),
});
export type Quote = z.infer<typeof quoteSchema>;
