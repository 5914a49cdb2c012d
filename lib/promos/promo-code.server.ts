import 'server-only';
import { positionOf } from '@/lib/cart/position.server';
import type { QuotedPromo, QuoteRequest } from '@/lib/cart/quote.schema';
import { fromMajor } from '@/lib/money/money';
import { askAsDiner } from '@/lib/session/as-diner.server';
import type { SignedIn } from '@/lib/session/signed-in.server';
import { SERVICES } from '@/lib/site/site';
import type { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { promoCodeWire } from './promo-code.wire';

const REASONS: Record<string, Extract<QuotedPromo, { kind: 'refused' }>['reason']> = {
  promo_code_invalid: 'invalid',
  min_sum_not_reached: 'belowMinimum',
};

/**
 * What a promo code, a coupon's or a gift's gives for a basket, or why nothing; `unknown` where nobody can tell (contract:
 * checkPromoCode).
 */
export async function checkPromoCode(
  asker: { signedIn: SignedIn | null; upstream: ReturnType<typeof publicUpstream> },
  basket: Pick<QuoteRequest, 'venueId' | 'service' | 'lines'>,
  code: string,
): Promise<QuotedPromo> {
  try {
    const { data } = await askAsDiner(asker.signedIn, asker.upstream, {
      path: 'menu-promos/v1/promo-codes/check',
      body: {
        filial_id: basket.venueId,
        service_type: SERVICES[basket.service].id,
        promo_code: code,
        products: basket.lines.map(positionOf),
      },
      retries: 1,
      schema: promoCodeWire,
    });
    const discountMinor = fromMajor(data.discount);
    if (discountMinor === null) return { kind: 'refused', reason: 'unknown' };
    return {
      kind: 'applied',
      code: data.promo_code,
      title: data.title,
      discountMinor,
      isDeliveryFree: data.discount_type === 'free_delivery',
      giftName: data.product?.product_name ?? null,
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const reason = error.faults.map((fault) => REASONS[fault.code]).find((found) => found !== undefined);
    return { kind: 'refused', reason: reason ?? 'unknown' };
  }
}
