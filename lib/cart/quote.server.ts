import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import { listProductsWithAdditives } from '@/lib/menu/menu.server';
import type { ProductDetails } from '@/lib/menu/product-details';
import { orderKind, type OrderKind } from '@/lib/ground/ordering/order-kind';
import { paymentTypesOf } from '@/lib/ground/ordering/payment-types';
import { checkPromoCode } from './promo-code.server';
import { getBonusRules } from '@/lib/rewards/bonus-rules.server';
import { requestAsUser } from '@/lib/core/session/as-diner.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { SERVICES } from '@/lib/core/site/service-names';
import type { Site } from '@/lib/core/site/site';
import { NO_LIMITS, type ConfigLimits } from '@/lib/core/custom-config/config-limits.server';
import { windowsAhead } from '@/lib/core/time/venue-clock.server';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import { balanceFlags, venueCountry, type Venue } from '@/lib/ground/venues/venues';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { lineFaults, type LineFault } from './line-check';
import { positionOf } from '@/lib/ground/ordering/position.server';
import { deliveryTerms, isBlocking, promoTerms } from './quote';
import { mapQuotedLines } from './quote.map';
import type { Quote, QuoteRequest, QuotedLine } from './quote.schema';
import { cookingTimeWire, stopListWire } from './quote.wire';
import { quoteDelivery } from './quoted-delivery.server';
import type { LineInput } from '@/lib/ground/ordering/line.schema';
import { sumOf, type SumTerms } from './sum';

/** Shown when the platform cannot say: what a dish usually takes. */
const USUAL_COOKING_MINUTES = 20;

/** Of a guest. */
const NO_BONUSES = { general: null, privateReward: null };

/** The caller of a quote: their site, the device, and their session where they have one. */
interface QuoteCaller {
  site: Site;
  deviceId: string | undefined;
  signedIn: SignedIn | null;
  /** Only venues of this brand and these towns may be requested. */
  limits?: ConfigLimits;
}

/** The server's quote of a cart (CART-09, CART-28, CART-29). Sent prices are compared, never used. */
export async function quoteCart(caller: QuoteCaller, request: QuoteRequest): Promise<Quote> {
  const { site, deviceId, signedIn, limits = NO_LIMITS } = caller;
  const upstream = publicUpstream({ ...site, deviceId });
  const venue = await getVenue(site, request.venueId, {
    ...limits,
    // The destination of a delivery is known: the card is requested again, with it (VEN-46).
    coordinates: request.service === 'delivery' ? (request.destination ?? undefined) : undefined,
  });
  if (!venue) throw new AppError('venue/not-found');
  const kind = orderKind(request.service, {
    isMicromarket: venue.isMicromarket,
    isVendorDelivered: venue.vendorDelivery !== null,
  });
  const [stopList, menu, cookingMinutes, delivery, rules, promo] = await Promise.all([
    askStopList(signedIn, upstream, request),
    productsOf(site, request),
    askCookingMinutes(upstream, request),
    request.service === 'delivery' ? quoteDelivery(site, venue, request) : null,
    signedIn ? getBonusRules(signedIn, venue) : NO_BONUSES,
    request.promoCode ? checkPromoCode({ signedIn, upstream }, request, request.promoCode) : null,
  ]);
  if (stopList.data.length !== request.lines.length)
    throw new UpstreamError('garbage', 502, 'positions do not match');
  // Without it the prices of additives are not known: a sum that leaves them out would be wrong.
  if (!menu && request.lines.some(({ additives }) => additives.length > 0))
    throw new UpstreamError('network', 503, 'no prices of additives');
  const lines = mapQuotedLines(stopList, request.lines, menu ?? []);
  const terms: SumTerms = {
    servicePercentage: request.service === 'express' ? venue.servicePercentage : 0,
    delivery: deliveryTerms(delivery),
    promo: promoTerms(promo),
    bonuses: request.bonusAccount === 'privateReward' ? rules.privateReward : rules.general,
    wantedBonusesMinor: request.bonusesMinor,
    rounding: venue.townConfig.moneyFormat.rounding,
  };
  return {
    kind,
    venue: quotedVenue(venue, kind),
    cookingMinutes,
    windows: windowsOf(venue, site),
    lines,
    delivery,
    bonuses: rules.general,
    privateReward: rules.privateReward,
    promo,
    sum: sumOf(pricedLines(request.lines, lines), terms),
  };
}

/** Faults of the lines by the menu of this moment; none if it cannot be read: the platform checks too. */
export async function findLineFaults(
  site: Site,
  request: Pick<QuoteRequest, 'venueId' | 'lines'>,
): Promise<LineFault[]> {
  const menu = await productsOf(site, request);
  return menu ? lineFaults(request.lines, menu) : [];
}

async function productsOf(
  site: Site,
  { venueId, lines }: Pick<QuoteRequest, 'venueId' | 'lines'>,
): Promise<ProductDetails[] | null> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  return valueOrNull(listProductsWithAdditives(site, venueId, ids));
}

/** Requested as the diner where one is signed in: their purchases of today count against the limits of a day. */
async function askStopList(
  signedIn: SignedIn | null,
  upstream: ReturnType<typeof publicUpstream>,
  request: QuoteRequest,
) {
  const call = {
    path: 'menu/v2/stop_list/order_items/check',
    body: {
      filial_id: request.venueId,
      service_type: SERVICES[request.service].id,
      products: request.lines.map(positionOf),
    },
    schema: stopListWire,
  };
  try {
    return await requestAsUser(signedIn, upstream, call);
  } catch (error) {
    throw error instanceof UpstreamError && error.status === 404 ? new AppError('venue/not-found') : error;
  }
}

/** A product that is gone makes the platform refuse the question; the stop list then says which one. */
async function askCookingMinutes(
  upstream: ReturnType<typeof publicUpstream>,
  request: QuoteRequest,
): Promise<number> {
  const answer = upstream.ask({
    path: 'takeaway/order/cooking_time',
    body: {
      filial_id: request.venueId,
      products: request.lines.map(({ productId, count }) => ({ product_id: productId, count })),
    },
    schema: cookingTimeWire,
  });
  return (await valueOrNull(answer))?.data.cooking_time ?? USUAL_COOKING_MINUTES;
}

function quotedVenue(venue: Venue, kind: OrderKind): Quote['venue'] {
  return {
    name: venue.name,
    country: venueCountry(venue),
    address: venue.address,
    timezone: venue.townConfig.timezone,
    services: venue.services,
    payments: paymentTypesOf(venue, kind),
    isOrderingOff: venue.isPaymentDisabled,
    servicePercentage: venue.servicePercentage,
    balanceFlags: balanceFlags(venue),
  };
}

function windowsOf(venue: Venue, { surface }: Site): Quote['windows'] {
  const nowMs = Date.now();
  const windows = windowsAhead(
    {
      hours: venue.openingHours,
      timezone: venue.townConfig.timezone,
      closeInAdvanceMinutes: venue.closeInAdvanceMinutes,
    },
    nowMs,
  );
  return surface === 'kiosk' ? windows.filter(({ opensMs }) => opensMs <= nowMs) : windows;
}

/** The lines that can be ordered, at the platform's prices. */
function pricedLines(requested: readonly LineInput[], quoted: readonly QuotedLine[]) {
  return requested.flatMap((line, index) => {
    const quotedLine = quoted[index];
    if (!quotedLine || isBlocking(quotedLine) || quotedLine.priceMinor === null) return [];
    const additives = line.additives.map(({ additiveId, count }) => ({
      additiveId,
      name: '',
      count,
      priceMinor: quotedLine.additives.find((item) => item.additiveId === additiveId)?.priceMinor ?? 0,
    }));
    const fullPriceMinor = quotedLine.fullPriceMinor ?? quotedLine.priceMinor;
    return [{ priceMinor: quotedLine.priceMinor, fullPriceMinor, additives, count: line.count }];
  });
}
