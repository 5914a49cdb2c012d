import { and, eq, ne } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { coupons, gifts } from '../../database/payment-schema';
import { PER_MENU } from '../../database/rows';
import { orders } from '../../database/schema';
import { findProducts, type VenueProduct } from '../menu/products';
import { currencyOf, percentOf } from '../../kernel/money';
import type { FullVenue } from '../venues/venues';
import type { Fault } from '../../kernel/refusal';
import { refusalTitle, type CodeRefusal } from './code-refusals';
import { asStored, COUPONS, PROMO_CODES, validUntil, type Offer } from './codes';
import { offerOfGift } from './gifts';

const DELIVERY = 4;

/** The basket on which a code is tried. */
interface Basket {
  venue: FullVenue;
  serviceType: number;
  positionsMinor: number;
  user: User | null;
  now: Date;
}

/** The discount of a code for a basket, minor units. */
export interface Applied {
  offer: Offer;
  discountMinor: number;
  isDeliveryFree: boolean;
  /** Added at price 0. */
  gift: VenueProduct | null;
}

/** A code that gives nothing, and the message to the diner. */
export interface NotApplied extends Pick<Fault, 'title'> {
  refusal: CodeRefusal;
}

/** The discount of a typed code for the basket, or why there is none; `below` when the basket is too small for it. */
export async function applyCode(
  database: Database,
  typed: string,
  basket: Basket,
): Promise<Applied | NotApplied> {
  const { venue, positionsMinor, user, now } = basket;
  const offer = await findOffer(database, asStored(typed), user, now);
  const refuse = (reason: CodeRefusal): NotApplied => ({
    refusal: reason,
    ...refusalTitle(reason, offer),
  });
  if (!offer) return refuse('unknown');
  const refusal = refusalOf(offer, basket);
  if (refusal) return refuse(refusal);
  if (offer.isOnceADiner && user && (await isUsedBy(database, user.id, offer.code))) return refuse('usedUp');
  const gift = offer.giftPlace === null ? null : await findGift(database, offer.giftPlace, basket);
  if (offer.giftPlace !== null && !gift) return refuse('noGift');
  if (positionsMinor < (offer.minSumMinor ?? 0)) return refuse('below');
  const currency = currencyOf(venue.country);
  const wanted = offer.amountMinor ?? percentOf(positionsMinor, offer.percent ?? 0, currency);
  return {
    offer,
    discountMinor: Math.min(wanted, positionsMinor),
    isDeliveryFree: offer.discountType === 'free_delivery',
    gift,
  };
}

function refusalOf(offer: Offer, { venue, serviceType, now }: Basket): CodeRefusal | null {
  if (offer.isUsedUp) return 'usedUp';
  if (validUntil(offer, now) < now) return 'expired';
  const isHere =
    offer.country === venue.country &&
    (offer.brandId === null || offer.brandId === venue.brand.id) &&
    (offer.venueIds === null || offer.venueIds.includes(venue.id));
  if (!isHere) return 'otherVenue';
  return offer.discountType === 'free_delivery' && serviceType !== DELIVERY ? 'deliveryOnly' : null;
}

async function findOffer(
  database: Database,
  code: string,
  user: User | null,
  now: Date,
): Promise<Offer | null> {
  const open = PROMO_CODES.find((offer) => offer.code === code);
  if (open) return open;
  if (!user) return null;
  const coupon = COUPONS.find((offer) => offer.code === code);
  if (coupon) return (await hasCoupon(database, user.id, code)) ? coupon : null;
  const isOwn = and(eq(gifts.userId, user.id), eq(gifts.promoCode, code));
  const [gift] = await database.select().from(gifts).where(isOwn);
  return gift ? offerOfGift(gift, user.country, now) : null;
}

async function hasCoupon(database: Database, userId: number, code: string): Promise<boolean> {
  return (await database.$count(coupons, and(eq(coupons.userId, userId), eq(coupons.code, code)))) > 0;
}

/** Whether an order of the diner has been made with the code; a canceled one gives it back. */
export async function isUsedBy(database: Database, userId: number, code: string): Promise<boolean> {
  const isUse = and(eq(orders.userId, userId), eq(orders.promoCode, code), ne(orders.status, 'canceled'));
  return (await database.$count(orders, isUse)) > 0;
}

/** The gift as the venue has it; null when it cannot be had there now. */
async function findGift(
  database: Database,
  place: number,
  { venue, serviceType }: Basket,
): Promise<VenueProduct | null> {
  const [product] = await findProducts(database, venue, [venue.id * PER_MENU + place]);
  const canBeHad = product && !product.isDeleted && !product.isStopped;
  return canBeHad && !product.unavailableServices.includes(serviceType) ? product : null;
}
