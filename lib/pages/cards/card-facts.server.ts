import 'server-only';
import { waitRange } from '@/lib/cart/quote';
import { listMenuFacts } from '@/lib/menu/menu-facts.server';
import { UNTIMED, type ServiceFacts } from '@/lib/menu/menu-facts';
import type { SubsidyThreshold } from '@/lib/promos/promos';
import { listSubsidies } from '@/lib/promos/promos.server';
import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';
import type { Language, Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { CardFacts } from '@/lib/ground/venues/venue-card';
import type { Venue } from '@/lib/ground/venues/venues';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { deliveryOfAll } from './delivery-of-all';
import { deliveryFacts, minutesText, subsidyOffer, type Translate } from './delivery-texts.server';

/** The contract takes so many venues in one question. */
const MAX_SUBSIDIES_PER_CALL = 100;

/** The terms of a venue for a service that are the same for all diners. */
export function cardFacts(
  venue: Pick<Venue, 'townConfig' | 'deliveryState' | 'vendorDelivery'>,
  service: ServiceName,
  { menu, thresholds }: { menu: ServiceFacts | null; thresholds: readonly SubsidyThreshold[] },
  language: Language,
  t: Translate,
): CardFacts {
  const discount = menu?.discountPercent ? { discount: t('upTo', { percent: menu.discountPercent }) } : {};
  const cooking = menu === null || menu.cookingMinutes === UNTIMED ? null : menu.cookingMinutes;
  if (service !== 'delivery')
    return {
      ...discount,
      ...(cooking ? { time: { text: minutesText(waitRange(cooking, null), t), at: 'venue' } } : {}),
    };
  const format = venue.townConfig.moneyFormat;
  const known = deliveryOfAll(venue);
  if (known?.kind === 'vendor')
    return {
      ...discount,
      ...(cooking ? { time: { text: minutesText(waitRange(cooking, known), t), at: 'door' } } : {}),
      ...(deliveryFacts(known, format, language, t) ?? { terms: [] }),
    };
  return {
    ...discount,
    ...(cooking && !known
      ? { time: { text: t('cookingTime', { time: minutesText(cooking, t) }), at: 'venue' } }
      : {}),
    ...(known
      ? (deliveryFacts(known, format, language, t) ?? { terms: [] })
      : { terms: [], ...subsidyOffer(thresholds, format, language, t) }),
  };
}

/** The terms of a list's venues, by venue: from their menus, and for a delivery from one question about subsidies. */
export async function listCardFacts(
  site: Site,
  service: ServiceName,
  venues: readonly Venue[],
  t: Translate,
): Promise<(venue: Venue) => CardFacts> {
  // In one order for equal sets of venues, so that they share a cached answer.
  const ids = [...new Set(venues.map(({ id }) => id))].sort((one, other) => one - other);
  const [menus, subsidies] = await Promise.all([
    listMenuFacts(site, ids),
    service === 'delivery'
      ? valueOrNull(listSubsidies(site, venues[0]?.townId ?? 0, ids.slice(0, MAX_SUBSIDIES_PER_CALL)))
      : null,
  ]);
  return (venue) =>
    cardFacts(
      venue,
      service,
      {
        menu: menus.get(venue.id)?.[SERVICES[service].id] ?? null,
        thresholds: subsidies?.find(({ venueId }) => venueId === venue.id)?.thresholds ?? [],
      },
      site.language,
      t,
    );
}

/** The terms of some venues, as their cards say them. One that is unknown, of another brand, or does not answer, is left out. */
export async function listFactsOf(
  {
    site,
    service,
    brandId,
    t,
  }: { site: Site; service: ServiceName; brandId: number | undefined; t: Translate },
  venueIds: readonly number[],
): Promise<(CardFacts & { id: number })[]> {
  const requested = [...new Set(venueIds)].map((id) => valueOrNull(getVenue(site, id, { brandId })));
  const venues = (await Promise.all(requested)).filter((venue) => venue !== null);
  const factsOf = await listCardFacts(site, service, venues, t);
  return venues.map((venue) => ({ id: venue.id, ...factsOf(venue) }));
}
