import 'server-only';
import { AppError } from '@/lib/errors/errors';
import type { Site } from '@/lib/site/site';
import { orderTimes } from '@/lib/time/order-times';
import { venueClock } from '@/lib/time/venue-clock';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { getVenue } from '@/lib/venues/venues.server';
import { offersTakeawayForCash } from '@/lib/venues/venues';
import type { Quote, QuoteRequest } from './quote.schema';
import { mapQuotedLines } from './quote.map';
import { positionOf } from './position.server';
import { cookingTimeWire, stopListWire } from './quote.wire';

const TAKEAWAY_ID = 1;
/** Shown when the platform cannot say: what a dish usually takes. */
const USUAL_COOKING_MINUTES = 20;

/**
 * Checks a takeaway cart against the platform: stop list, prices, cooking time, opening hours (spec §7 Menu, Orders).
 * @throws AppError `venue/not-found`
 * @throws UpstreamError
 */
export async function quoteTakeaway(
  site: Site,
  deviceId: string | undefined,
  request: QuoteRequest,
): Promise<Quote> {
  const upstream = publicUpstream({ ...site, deviceId });
  const [venue, stopList, cookingMinutes] = await Promise.all([
    getVenue(site, request.venueId),
    upstream
      .ask({
        path: 'menu/v2/stop_list/order_items/check',
        body: {
          filial_id: request.venueId,
          service_type: TAKEAWAY_ID,
          products: request.lines.map(positionOf),
        },
        schema: stopListWire,
      })
      .catch((error: unknown) => {
        throw error instanceof UpstreamError && error.status === 404
          ? new AppError('venue/not-found')
          : error;
      }),
    askCookingMinutes(upstream, request),
  ]);
  if (!venue) throw new AppError('venue/not-found');
  if (stopList.data.length !== request.lines.length)
    throw new UpstreamError('garbage', 502, 'positions do not match');
  const now = new Date();
  const hours = {
    hours: venue.openingHours,
    timezone: venue.townConfig.timezone,
    closeInAdvanceMinutes: venue.closeInAdvanceMinutes,
  };
  const clock = venueClock({ ...hours, now });
  return {
    venue: {
      name: venue.name,
      address: venue.address,
      timezone: venue.townConfig.timezone,
      isTakeawayOffered: venue.services.includes(TAKEAWAY_ID),
      isCashTaken: offersTakeawayForCash(venue),
    },
    isOpen: clock.state !== 'closed',
    opensAt: clock.opensAt?.toISOString() ?? null,
    cookingMinutes,
    times: orderTimes(hours, { now, cookingMinutes }).map((time) => time.toISOString()),
    lines: mapQuotedLines(stopList),
  };
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
