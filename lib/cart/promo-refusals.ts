import type { ErrorCode } from '@/lib/core/errors/errors';
import type { QuotedPromo } from './quote.schema';

/** Why a promo code gives nothing. */
export type PromoRefusal = Extract<QuotedPromo, { kind: 'refused' }>;

/** The platform's refusals of a code: the reason that the check of a basket gives, and the failure of an order. */
export const PROMO_REFUSALS = {
  promo_code_invalid: { reason: 'invalid', failure: 'order/promo-code' },
  min_sum_not_reached: { reason: 'belowMinimum', failure: 'order/below-minimum' },
} as const satisfies Record<string, { reason: PromoRefusal['reason']; failure: ErrorCode }>;
