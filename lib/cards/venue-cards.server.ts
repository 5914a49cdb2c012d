import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ServiceName, Site } from '@/lib/site/site';
import { openingLabels } from '@/lib/venues/opening-labels.server';
import { openFirst, type VenueCardData, type VenueCardPage } from '@/lib/venues/venue-card';
import type { Page, Venue } from '@/lib/venues/venues';
import { listCardFacts } from './card-facts.server';

/** For whom cards are made. */
interface CardsFor {
  site: Site;
  /** What the venues are listed for. */
  service: ServiceName;
  /** Their distances are measured from the diner, and worth to be shown. */
  isFromDiner?: boolean;
}

/** Venues as cards, open ones first. */
export async function venueCards(
  venues: readonly Venue[],
  { site, service, isFromDiner = false }: CardsFor,
  now = new Date(),
): Promise<VenueCardData[]> {
  const t = await getTranslations({ locale: site.language, namespace: 'venues' });
  const factsOf = await listCardFacts(site, service, venues, t);
  const cards = venues.map((venue) => ({
    id: venue.id,
    name: venue.name,
    address: venue.address,
    distanceMeters: isFromDiner ? venue.distanceMeters : null,
    rating: venue.rating,
    imageUrl: venue.imageUrl,
    phases: openingLabels(venue, now, site.language, t, true),
    ...factsOf(venue),
  }));
  return openFirst(cards, now.getTime());
}

/** A page of a list as cards. */
export async function venueCardPage(
  { items, ...rest }: Page<Venue>,
  cardsFor: CardsFor,
): Promise<VenueCardPage> {
  return { venues: await venueCards(items, cardsFor), ...rest };
}
