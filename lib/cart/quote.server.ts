import 'server-only';
import { AppError } from '@/lib/errors/errors';
import { listProductsWithAdditives } from '@/lib/menu/menu.server';
import type { ProductDetails } from '@/lib/menu/product-details';
import { getBonusRule } from '@/lib/rewards/balance.server';
import type { SignedIn } from '@/lib/session/signed-in.server';
import { SERVICES, type Site } from '@/lib/site/site';
import { orderTimes } from '@/lib/time/order-times';
import { venueClock } from '@/lib/time/venue-clock';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/upstream/upstream-error';
import { offersTakeawayForCash, type Venue } from '@/lib/venues/venues';
import { getVenue } from '@/lib/venues/venues.server';
import { lineFaults, type LineFault } from './line-check';
import { positionOf } from './position.server';
import { deliveryTerms, isBlocking } from './quote';
import { mapQuotedLines } from './quote.map';
import type { AskedLine, Quote, QuoteRequest, QuotedLine } from './quote.schema';
import { cookingTimeWire, stopListWire } from './quote.wire';
import { quoteDelivery } from './quoted-delivery.server';
import { sumOf, type SumTerms } from './sum';

/** Shown when the platform cannot say: what a dish usually takes. */
const USUAL_COOKING_MINUTES = 20;

/** Who asks: their site, the device, and their session where they have one. */
interface Asker {
  site: Site;
  deviceId: string | undefined;
  signedIn: SignedIn | null;
}

/**
 * The server's word on a cart: stop list, prices, limits, cooking time, opening hours, delivery, bonuses, and the sum of
 * what can be ordered (spec §7 Menu, Orders, Delivery). Prices that were sent are compared, never used.
 * @throws AppError `venue/not-found`
 * @throws UpstreamError
 */
export async function quoteCart(asker: Asker, request: QuoteRequest): Promise<Quote> {
  const { site, deviceId, signedIn } = asker;
  const upstream = publicUpstream({ ...site, deviceId });
  const venue = await getVenue(site, request.venueId);
  if (!venue) throw new AppError('venue/not-found');
  const [stopList, menu, cookingMinutes, delivery, bonuses] = await Promise.all([
    askStopList(signedIn, upstream, request),
    productsOf(site, request),
    askCookingMinutes(upstream, request),
    request.service === 'delivery' ? quoteDelivery(site, venue, request) : null,
    signedIn ? valueOrNull(getBonusRule(signedIn, venue.id)) : null,
  ]);
  if (stopList.data.length !== request.lines.length)
    throw new UpstreamError('garbage', 502, 'positions do not match');
  // Without it nobody knows what additives cost: a sum that leaves them out would be a wrong one.
  if (!menu && request.lines.some(({ additives }) => additives.length > 0))
    throw new UpstreamError('network', 503, 'no prices of additives');
  const lines = mapQuotedLines(stopList, request.lines, menu ?? []);
  const terms: SumTerms = {
    servicePercentage: request.service === 'express' ? venue.servicePercentage : 0,
    delivery: deliveryTerms(delivery),
    bonuses,
    wantedBonusesMinor: request.bonusesMinor,
    rounding: venue.townConfig.moneyFormat.rounding,
  };
  return {
    venue: quotedVenue(venue),
    ...timesOf(venue, cookingMinutes),
    cookingMinutes,
    lines,
    delivery,
    bonuses,
    sum: sumOf(pricedLines(request.lines, lines), terms),
  };
}

/**
 * What our own rules have against the lines, by the menu of this moment: additives out of bounds, promo limits. Nothing
 * where the menu cannot be read: the platform checks them too.
 */
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

/** Asked as the diner where somebody is signed in: what they bought today counts against the limits of a day. */
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
    const asDiner = signedIn?.post(call).catch((error: unknown) => {
      const hasEnded = error instanceof AppError && error.code === 'auth/required';
      if (hasEnded) return upstream.ask(call);
      throw error;
    });
    return await (asDiner ?? upstream.ask(call));
  } catch (error) {
    throw error instanceof UpstreamError && error.status === 404 ? new AppError('venue/not-found') : error;
  }
}

/** A product that is gone makes the platform refuse the question; the stop list then says which one. */
async function askCookingMinutes(
  upstream: ReturnType<typeof publicUpstream>,
  request: QuoteRequest,
): Promise<number> {
  try {
    const wire = await upstream.ask({
      path: 'takeaway/order/cooking_time',
      body: {
        filial_id: request.venueId,
        products: request.lines.map(({ productId, count }) => ({ product_id: productId, count })),
      },
      schema: cookingTimeWire,
    });
    return wire.data.cooking_time;
  } catch {
    return USUAL_COOKING_MINUTES;
  }
}

function quotedVenue(venue: Venue): Quote['venue'] {
  return {
    name: venue.name,
    address: venue.address,
    timezone: venue.townConfig.timezone,
    services: venue.services,
    isTakeawayOffered: venue.services.includes(SERVICES.takeaway.id),
    isCashTaken: offersTakeawayForCash(venue),
    isMicromarket: venue.isMicromarket,
    servicePercentage: venue.servicePercentage,
  };
}

function timesOf(venue: Venue, cookingMinutes: number): Pick<Quote, 'isOpen' | 'opensAt' | 'times'> {
  const now = new Date();
  const hours = {
    hours: venue.openingHours,
    timezone: venue.townConfig.timezone,
    closeInAdvanceMinutes: venue.closeInAdvanceMinutes,
  };
  const clock = venueClock({ ...hours, now });
  return {
    isOpen: clock.state !== 'closed',
    opensAt: clock.opensAt?.toISOString() ?? null,
    times: orderTimes(hours, { now, cookingMinutes }).map((time) => time.toISOString()),
  };
}

/** The lines that can be ordered, at the platform's prices. */
function pricedLines(asked: readonly AskedLine[], quoted: readonly QuotedLine[]) {
  return asked.flatMap((line, index) => {
    const word = quoted[index];
    if (!word || isBlocking(word) || word.priceMinor === null) return [];
    const additives = line.additives.map(({ additiveId, count }) => ({
      additiveId,
      name: '',
      count,
      priceMinor: word.additives.find((item) => item.additiveId === additiveId)?.priceMinor ?? 0,
    }));
    const fullPriceMinor = word.fullPriceMinor ?? word.priceMinor;
    return [{ priceMinor: word.priceMinor, fullPriceMinor, additives, count: line.count }];
  });
}
