import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../domain/auth/accounts';
import type { Database } from '../database/connect';
import { coupons } from '../database/payment-schema';
import { id, idText, nothing, personText, serviceType } from '../kernel/input';
import { textIn, textOrNull, type Language } from '../kernel/languages';
import { productAnswer } from '../domain/menu/answers';
import { viewOf } from '../domain/menu/favourites';
import { toMajor } from '../kernel/money';
import { openOperation, userOperation } from './operation';
import { positions } from '../domain/orders/order-input';
import { checkPositions } from '../domain/orders/positions';
import { Refusal } from '../kernel/refusal';
import { findVenues, getVenue, type FullVenue } from '../domain/venues/venues';
import { asStored, COUPONS, validUntil, type Offer } from '../domain/promos/codes';
import { applyCode, isUsedBy } from '../domain/promos/promo-code';

/** Percent, or major units; null for what is neither. */
function valueOf({ percent, amountMinor, discountType }: Offer): number | null {
  if (discountType === 'percent') return percent;
  return discountType === 'amount' && amountMinor !== null ? toMajor(amountMinor) : null;
}

const minSumOf = ({ minSumMinor }: Offer) => (minSumMinor === null ? null : toMajor(minSumMinor));

const checkPromoCode = openOperation({
  method: 'POST',
  url: '/menu-promos/v1/promo-codes/check',
  errorStyle: 'envelope',
  idempotency: 'ignored',
  params: nothing,
  query: nothing,
  body: z.object({
    filial_id: id,
    service_type: serviceType,
    promo_code: personText(1, 40),
    products: positions,
  }),
  async handle(call) {
    const { database, body, user, now, language } = call;
    const venue = await getVenue(database, body.filial_id, { pointer: '/filial_id' });
    if (!venue.venue.services.includes(body.service_type)) throw new Refusal('terminal_not_found');
    const checked = await checkPositions(call, venue, body.service_type, body.products);
    const positionsMinor = checked.reduce((sum, { data }) => sum + (data?.sumMinor ?? 0), 0);
    const basket = { venue, serviceType: body.service_type, positionsMinor, user, now };
    const applied = await applyCode(database, body.promo_code, basket);
    if ('refusal' in applied) {
      const code = applied.refusal === 'below' ? 'min_sum_not_reached' : 'promo_code_invalid';
      throw new Refusal({ code, title: applied.title });
    }
    const { offer, gift, discountMinor } = applied;
    const data = {
      promo_code: offer.code,
      title: textIn(language, offer.title),
      discount_type: offer.discountType,
      value: valueOf(offer),
      discount: toMajor(discountMinor),
      min_sum: minSumOf(offer),
      product: gift && productAnswer(gift, await viewOf(call, venue.id)),
    };
    return { body: { error_code: 200, data } };
  },
});

type CouponStatus = 'active' | 'used' | 'expired';

/** Coupon of the contract. */
function couponAnswer(
  couponId: string,
  offer: Offer,
  { status, now, language }: { status: CouponStatus; now: Date; language: Language },
) {
  return {
    id: couponId,
    promo_code: offer.code,
    title: textIn(language, offer.title),
    description: textOrNull(language, offer.description),
    discount_type: offer.discountType,
    value: valueOf(offer),
    min_sum: minSumOf(offer),
    brand_id: offer.brandId,
    filial_ids: offer.venueIds,
    status,
    valid_until: validUntil(offer, now).toISOString(),
  };
}

async function statusOf(database: Database, user: User, offer: Offer, now: Date): Promise<CouponStatus> {
  if (await isUsedBy(database, user.id, offer.code)) return 'used';
  return validUntil(offer, now) < now ? 'expired' : 'active';
}

/** Whether the coupon can be meant for the venue. */
function isAt({ country, brandId, venueIds }: Offer, venue: FullVenue): boolean {
  const isOfBrand = brandId === null || brandId === venue.brand.id;
  return country === venue.country && isOfBrand && (venueIds === null || venueIds.includes(venue.id));
}

const listCoupons = userOperation({
  method: 'GET',
  url: '/menu-promos/v1/coupons',
  params: nothing,
  query: z.object({ filial_id: idText.optional() }),
  body: nothing,
  async handle({ database, query, user, now, language }) {
    const venues = query.filial_id === undefined ? [null] : await findVenues(database, [query.filial_id]);
    const [venue] = venues;
    if (venue === undefined) return { body: { data: [] } };
    const rows = await database.select().from(coupons).where(eq(coupons.userId, user.id));
    const data = [];
    for (const row of rows) {
      const offer = COUPONS.find(({ code }) => code === row.code);
      if (!offer || (venue && !isAt(offer, venue))) continue;
      const status = await statusOf(database, user, offer, now);
      data.push(couponAnswer(row.id, offer, { status, now, language }));
    }
    data.sort(
      (a, b) =>
        Number(a.status !== 'active') - Number(b.status !== 'active') ||
        a.valid_until.localeCompare(b.valid_until),
    );
    return { body: { data } };
  },
});

const addCoupon = userOperation({
  method: 'POST',
  url: '/menu-promos/v1/coupons',
  params: nothing,
  query: nothing,
  body: z.object({ promo_code: personText(1, 40) }),
  async handle({ database, body, user, now, language }) {
    const code = asStored(body.promo_code);
    const offer = COUPONS.find((one) => one.code === code && one.country === user.country);
    if (!offer || validUntil(offer, now) < now) {
      throw new Refusal({ code: 'promo_code_invalid', source: { pointer: '/promo_code' } });
    }
    const [added] = await database
      .insert(coupons)
      .values({ id: randomUUID(), userId: user.id, code, addedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new Refusal('coupon_already_added');
    const status = await statusOf(database, user, offer, now);
    return { status: 201, body: { data: couponAnswer(added.id, offer, { status, now, language }) } };
  },
});

export const promoCodeOperations = [checkPromoCode, listCoupons, addCoupon];
