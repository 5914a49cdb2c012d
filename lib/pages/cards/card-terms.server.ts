import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { perProcess } from '@/lib/core/process/per-process';
import { memorySeconds } from '@/lib/core/cache/tags';
import { waitRange } from '@/lib/cart/quote';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import { loadDelivery, type LoadedDelivery } from '@/lib/cart/quoted-delivery.server';
import { DEFAULT_TARIFF_SORT } from '@/lib/delivery/tariffs';
import { reasonOf } from '@/lib/core/errors/own-error';
import { eachWithin } from '@/lib/core/concurrency/each-within.server';
import { createWorkQueue } from '@/lib/core/concurrency/work-queue.server';
import { log } from '@/lib/core/log/log.server';
import { minutesBeforeLeaving, type MenuFacts } from '@/lib/menu/menu-facts';
import { listMenuFacts } from '@/lib/menu/menu-facts.server';
import { SERVICES } from '@/lib/core/site/service-names';
import type { Site } from '@/lib/core/site/site';
import { FAR_TOWN_METERS, metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import { offersService, type Venue } from '@/lib/ground/venues/venues';
import { getVenue } from '@/lib/ground/venues/venues.server';
import type { VenueTerms } from './card-terms.schema';
import { byTimeText, venueByTime, type TranslateByTime } from './by-time.server';
import { deliveryFacts, distanceText, minutesText, type Translate } from './delivery-texts.server';
import { squareOf } from './square';

const MAX_ENTRIES = 20_000;
/** Venues that are requested at once, for all diners together, and that may wait for it; each costs up to three calls. */
const PARALLEL = 4;
const MAX_WAITING = 120;
/** Cards ask again after this (`write-card-terms.ts`); waiting requests then lose their turn. */
const PATIENCE_MS = 6000;

/** Incomplete answers are requested again: a neighbour would get a wrong promise. */
const deliveries = perProcess('cardDeliveries', () =>
  cached<LoadedDelivery>({
    seconds: memorySeconds.cardDeliveries,
    max: MAX_ENTRIES,
    isCacheable: ({ isWhole }) => isWhole,
  }),
);
const queue = perProcess('cardDeliveriesQueue', () => createWorkQueue(PARALLEL, MAX_WAITING));

/** As the cart would be delivered there. Neighbours share the answer, and its turn: who came later asks again if the first gave up. */
function deliveryTo(site: Site, venue: Venue, point: Coordinates, signal: AbortSignal) {
  return deliveries.get(`${site.country} ${venue.id} ${squareOf(point)}`, () =>
    queue.run(
      () =>
        loadDelivery(site, venue, {
          destination: point,
          tariffId: null,
          tariffSort: DEFAULT_TARIFF_SORT,
        }),
      signal,
    ),
  );
}

interface TermsRequest {
  site: Site;
  brandId: number | undefined;
  t: Translate;
  /** Of venues in other towns than the point too: by a venue's own page, which says that there is no delivery. */
  withFar: boolean;
  /** In a list for a half hour its cards say until when to order in place of the minutes. */
  byTime?: { by: string; t: TranslateByTime };
}

const isFarFrom = ({ coordinates }: Venue, point: Coordinates) =>
  metersBetween(coordinates, point) > FAR_TOWN_METERS;

/** Delivery terms on cards; leaves out unknown, late, and other towns' venues. */
export async function listCardTerms(
  { site, brandId, t, withFar, byTime }: TermsRequest,
  venueIds: readonly number[],
  point: Coordinates,
): Promise<VenueTerms[]> {
  const ids = [...new Set(venueIds)];
  const [menus, found] = await Promise.all([
    listMenuFacts(site, ids),
    eachWithin(
      ids,
      PATIENCE_MS,
      async (id, signal) => {
        const venue = await getVenue(site, id, { brandId });
        if (!venue || !offersService(venue, 'delivery')) return null;
        if (!withFar && isFarFrom(venue, point)) return { venue, delivery: null };
        const { delivery } = await deliveryTo(site, venue, point, signal);
        return { venue, delivery };
      },
      (id, error) => log.warn({ venueId: id, reason: reasonOf(error) }, 'terms of a card failed'),
    ),
  ]);
  return ids.flatMap((id) => {
    const entry = found.get(id);
    return entry ? [termsOf(entry, menus.get(id), point, { site, t, byTime })] : [];
  });
}

function termsOf(
  { venue, delivery }: { venue: Venue; delivery: QuotedDelivery | null },
  menu: MenuFacts | undefined,
  point: Coordinates,
  { site, t, byTime }: Pick<TermsRequest, 'site' | 't' | 'byTime'>,
): VenueTerms {
  const known = { id: venue.id, isFar: isFarFrom(venue, point) };
  const nothing = { time: null, terms: null, offer: null, bounds: null };
  if (!delivery) return { ...known, ...nothing };
  const facts = deliveryFacts(delivery, venue.townConfig.moneyFormat, site.language, t);
  if (delivery.kind === 'unavailable') return { ...known, ...nothing, ...facts };
  const distance = distanceText(metersBetween(venue.coordinates, point), site.language, t);
  const cooking = minutesBeforeLeaving(menu?.[SERVICES.delivery.id]);
  const wait = cooking ? minutesText(waitRange(cooking, delivery), t) : null;
  const result = byTime
    ? venueByTime(venue, byTime.by, { cookingMinutes: cooking, delivery }, new Date())
    : null;
  return {
    ...known,
    ...nothing,
    ...facts,
    time:
      byTime && result ? byTimeText(result, byTime.by, venue.townConfig.timezone, byTime.t) || null : wait,
    terms: [...(facts?.terms ?? []), distance],
  };
}
