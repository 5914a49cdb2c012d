import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/site/site';
import { openingLabels } from './opening-labels.server';
import { openFirst, type OpenBadgePhase, type VenueCardData, type VenueCardPage } from './venue-card';
import type { Page, Venue } from './venues';

/** Venues as cards in a language, open ones first. */
export async function venueCards(
  venues: readonly Venue[],
  language: Language,
  now = new Date(),
): Promise<VenueCardData[]> {
  const t = await getTranslations({ locale: language, namespace: 'venues' });
  const cards = venues.map((venue) => ({
    id: venue.id,
    name: venue.name,
    address: venue.address,
    distanceMeters: venue.distanceMeters,
    rating: venue.rating,
    imageUrl: venue.imageUrl,
    phases: openingLabels(venue, now, language, t, true),
  }));
  return openFirst(cards, now.getTime());
}

/** A page of a list as cards. */
export async function venueCardPage(
  { items, ...rest }: Page<Venue>,
  language: Language,
): Promise<VenueCardPage> {
  return { venues: await venueCards(items, language), ...rest };
}

/** The badge of a venue's own page: its phases unabbreviated. */
export async function venueBadge(venue: Venue, language: Language): Promise<OpenBadgePhase[]> {
  const t = await getTranslations({ locale: language, namespace: 'venues' });
  return openingLabels(venue, new Date(), language, t, false);
}
