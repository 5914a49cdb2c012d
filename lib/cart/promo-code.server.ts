import 'server-only';
import { positionOf } from '@/lib/ground/ordering/position.server';
import type { QuotedPromo, QuoteRequest } from './quote.schema';
import { AppError } from '@/lib/core/errors/errors';
import { fromMajor } from '@/lib/core/money/money';
import { requestAsUser } from '@/lib/core/session/as-diner.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { SERVICES } from '@/lib/core/site/service-names';
import type { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { listGiftsAndCoupons } from '@/lib/promos/gifts.server';
import { promoCodeWire } from './promo-code.wire';
import { PROMO_REFUSALS, type PromoRefusal } from './promo-refusals';

const REASONS = new Map<string, PromoRefusal['reason']>(
  Object.entries(PROMO_REFUSALS).map(([code, { reason }]) => [code, reason]),
);
const UNKNOWN: PromoRefusal = { kind: 'refused', reason: 'unknown', message: null };

/** The discount of a code for a cart, or why there is none; `unknown` if the check fails (contract call checkPromoCode). */
export async function checkPromoCode(
  caller: { signedIn: SignedIn | null; upstream: ReturnType<typeof publicUpstream> },
  basket: Pick<QuoteRequest, 'venueId' | 'service' | 'lines'>,
  code: string,
): Promise<QuotedPromo> {
  try {
    const { data } = await requestAsUser(caller.signedIn, caller.upstream, {
      path: 'menu-promos/v1/promo-codes/check',
      body: {
        filial_id: basket.venueId,
        service_type: SERVICES[basket.service].id,
        promo_code: code,
        products: basket.lines.map(positionOf),
      },
      schema: promoCodeWire,
    });
    const discountMinor = fromMajor(data.discount);
    if (discountMinor === null) return UNKNOWN;
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
    const [fault] = error.faults;
    // Codes are an open enumeration: one without a text of ours is read by its status.
    const reason = fault && (REASONS.get(fault.code) ?? (error.status === 422 ? 'invalid' : null));
    if (!reason) return UNKNOWN;
    const own = reason === 'invalid' && caller.signedIn ? await reasonOfOwn(caller.signedIn, code) : null;
    return own
      ? { kind: 'refused', reason: own, message: null }
      : { kind: 'refused', reason, message: fault.title.trim() || null };
  }
}

/** Why a coupon or gift of the diner does not fit; null for other codes, which the platform refuses alike. */
async function reasonOfOwn(signedIn: SignedIn, code: string): Promise<PromoRefusal['reason'] | null> {
  try {
    const { coupons, gifts } = await listGiftsAndCoupons(signedIn);
    const typed = code.toUpperCase();
    const own = [...(coupons ?? []), ...(gifts ?? [])].find(
      ({ promoCode }) => promoCode?.toUpperCase() === typed,
    );
    if (!own) return null;
    return own.status === 'expired' || own.status === 'used' ? own.status : 'otherOrder';
  } catch (error) {
    // A session that has ended owns no coupons or gifts.
    if (error instanceof AppError) return null;
    throw error;
  }
}
