import 'server-only';
import { findLineFaults } from '@/lib/cart/quote.server';
import { maxBonusesOf } from '@/lib/cart/sum';
import { AppError } from '@/lib/core/errors/errors';
import { NO_LIMITS, type ConfigLimits } from '@/lib/core/custom-config/config-limits.server';
import { paymentTypesOf } from '@/lib/ground/ordering/payment-types';
import { getBonusRules } from '@/lib/rewards/bonus-rules.server';
import type { Customer } from '@/lib/core/session/tablet-caller.server';
import { SERVICES } from '@/lib/core/site/service-names';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { venueCountry, type Venue } from '@/lib/ground/venues/venues';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { orderKind, serviceOfKind } from '@/lib/ground/ordering/order-kind';
import type { OrderRequest } from './order-request.schema';

/**
 * Refuses an invalid order early: other brand, town or country, kinds, payment, additives, promo limits, bonuses.
 * The platform checks what cannot be read. @throws AppError `venue/…`, `order/…`, `auth/required`
 */
export async function refuseOrder(
  customer: Customer,
  site: Site,
  request: OrderRequest,
  limits: ConfigLimits = NO_LIMITS,
): Promise<void> {
  if (request.type === 'express' && request.table === null && !customer.isKiosk)
    throw new AppError('order/table-required');
  const requested = askVenue(site, request.venueId, limits);
  // In parallel: the diner waits for the slowest of them only.
  const [venue, faults, maxBonusesMinor] = await Promise.all([
    requested,
    findLineFaults(site, request),
    requested.then((known) => maxBonuses(customer, known, request)),
  ]);
  if (venue !== 'unavailable') {
    if (!venue) throw new AppError('venue/not-found');
    const country = venueCountry(venue);
    if (country !== site.country) throw new AppError('venue/other-country', { details: { country } });
    if (!takesKind(venue, request)) throw new AppError('venue/not-found');
    if (!paymentTypesOf(venue, request.type).includes(request.payment)) throw new AppError('order/payment');
  }
  if (faults.length > 0) throw new AppError('order/positions', { details: { lines: faults } });
  if (request.bonusesMinor > maxBonusesMinor)
    throw new AppError('order/bonuses', { details: { maxBonusesMinor } });
}

async function askVenue(
  site: Site,
  venueId: number,
  limits: ConfigLimits,
): Promise<Venue | null | 'unavailable'> {
  try {
    return await getVenue(site, venueId, limits);
  } catch (error) {
    if (error instanceof UpstreamError) return 'unavailable';
    throw error;
  }
}

function takesKind(venue: Venue, { type }: OrderRequest): boolean {
  const service = serviceOfKind(type);
  const seller = { isMicromarket: venue.isMicromarket, isVendorDelivered: venue.vendorDelivery !== null };
  return orderKind(service, seller) === type && venue.services.includes(SERVICES[service].id);
}

/** The most bonuses to spend, minor units; Infinity if unknown. */
async function maxBonuses(
  customer: Customer,
  venue: Venue | null | 'unavailable',
  request: OrderRequest,
): Promise<number> {
  if (customer.isKiosk) return 0;
  if (venue === null || venue === 'unavailable' || request.bonusesMinor === 0) return Infinity;
  const rule = (await getBonusRules(customer, venue))[request.bonusAccount];
  if (!rule) return Infinity;
  const deliveryMinor = 'deliveryMinor' in request ? request.deliveryMinor : 0;
  const goodsMinor = Math.max(0, request.sumMinor - deliveryMinor);
  return maxBonusesOf(goodsMinor, rule, venue.townConfig.moneyFormat.rounding);
}
