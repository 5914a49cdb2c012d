import 'server-only';
import { getTranslations } from 'next-intl/server';
import { listMenuFacts } from '@/lib/menu/menu-facts.server';
import type { ServiceName, Site } from '@/lib/core/site/site';
import { openingLabels } from '@/lib/ground/venues/opening-labels.server';
import { openFirst, type VenueCardData, type VenueCardPage } from '@/lib/ground/venues/venue-card';
import type { Page, Venue } from '@/lib/ground/venues/venues';
import { byTimeNote, cardByTime, listedByTime } from './by-time.server';
import { listCardFacts } from './card-facts.server';

/** For whom cards are made. */
interface CardsFor {
  site: Site;
  /** The service of the list. */
  service: ServiceName;
  /** Their distances are measured from the diner, and worth to be shown. */
  isFromDiner?: boolean;
  /** The moment that orders the list, where its later pages need it. */
  at?: Date;
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

/** A page of cards. @param by wanted half hour: orders venues and says until when to order */
export async function venueCardPage(
  { items, ...rest }: Page<Venue>,
  cardsFor: CardsFor,
  by?: string,
): Promise<VenueCardPage> {
  const now = new Date();
  const cards = await venueCards(items, cardsFor, now);
  const { site, service, at } = cardsFor;
  const page = at ? { ...rest, atMs: at.getTime() } : rest;
  if (by === undefined) return { venues: cards, ...page };
  const t = await getTranslations({ locale: site.language, namespace: 'byTime' });
  const menus = await listMenuFacts(
    site,
    items.map(({ id }) => id),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const listed = items.map((venue) => ({
    venue,
    result: listedByTime(venue, by, service, menus.get(venue.id), now),
  }));
  const [first] = listed;
  return {
    venues: listed.flatMap(({ venue, result }) => {
      const card = cardOf.get(venue.id);
      if (!card) return [];
      if (!result) return [card];
      // That a venue opens later says nothing against it where it can.
      const phases = result.kind === 'can' ? [] : card.phases;
      return [{ ...card, phases, by: cardByTime(venue, result, by, now, t) }];
    }),
    ...page,
    ...(first && rest.page === 1 ? { byNote: byTimeNote(first.result, by, t) } : {}),
  };
}
