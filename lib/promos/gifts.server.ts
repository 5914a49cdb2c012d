import 'server-only';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { shownPicture } from '@/lib/core/images/images.server';
import { countryMoneyFormat } from '@/lib/core/money/money';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import { mapCoupon, mapCoupons, mapGift, mapGifts } from './gifts.map';
import type { Coupon, Gift, GiftsAndCoupons } from './gifts.schema';
import { couponAnswerWire, giftAnswerWire, giftOrCouponListWire } from './gifts.wire';

const pictured = (gift: Gift): Gift => ({ ...gift, imageUrl: shownPicture(gift.imageUrl) });

/** Gifts and coupons with their currency. @throws AppError `auth/required` */
export async function loadGifts(signedIn: SignedIn, site: Site): Promise<GiftsAndCoupons> {
  return { currency: countryMoneyFormat(site.country).currency, ...(await listGiftsAndCoupons(signedIn)) };
}

/** Gifts and coupons; a failing list is null. @throws AppError `auth/required` */
export async function listGiftsAndCoupons(
  signedIn: SignedIn,
): Promise<Pick<GiftsAndCoupons, 'gifts' | 'coupons'>> {
  const list = (path: string) => valueOrNull(signedIn.get({ path, schema: giftOrCouponListWire }));
  const [gifts, coupons] = await Promise.all([list('menu-promos/v1/gifts'), list('menu-promos/v1/coupons')]);
  return { gifts: gifts && mapGifts(gifts).map(pictured), coupons: coupons && mapCoupons(coupons) };
}

/** Claims a gift: bonuses or a promo code. @throws AppError `gift/unavailable`, `auth/required` */
export async function claimGift(signedIn: SignedIn, giftId: string): Promise<Gift> {
  try {
    const { data } = await signedIn.post({
      path: 'menu-promos/v1/gifts/{giftId}/claim',
      params: { giftId },
      retries: 0,
      schema: giftAnswerWire,
    });
    return pictured(mapGift(data));
  } catch (error) {
    throw refusal(error, { not_found: 'gift/unavailable', gift_unavailable: 'gift/unavailable' });
  }
}

/** Adds a coupon by its code. @throws AppError `promo/invalid`, `promo/already-added`, `auth/required` */
export async function addCoupon(signedIn: SignedIn, promoCode: string): Promise<Coupon> {
  try {
    const { data } = await signedIn.post({
      path: 'menu-promos/v1/coupons',
      body: { promo_code: promoCode },
      retries: 0,
      schema: couponAnswerWire,
    });
    return mapCoupon(data);
  } catch (error) {
    throw refusal(error, {
      promo_code_invalid: 'promo/invalid',
      coupon_already_added: 'promo/already-added',
    });
  }
}

function refusal(error: unknown, codes: Record<string, ErrorCode>): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const code = error.faults.map((fault) => codes[fault.code]).find((found) => found !== undefined);
  return code ? new AppError(code, { cause: error }) : error;
}
