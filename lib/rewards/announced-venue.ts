import type { VenueOfBalance } from './header-balance';

// The venue of a page that only the browser knows, such as a cart's: the screen announces it and the header,
// which is outside the screen, shows the balance that this venue allows (REW-07, REW-08).

/** null = the page has no venue; undefined = it is not known yet, and no balance can be shown. */
export type AnnouncedVenue = VenueOfBalance | null | undefined;

let announced: AnnouncedVenue;
const listeners = new Set<() => void>();

/** The venue as it was announced last; the same object until another is announced. */
export function announcedVenue(): AnnouncedVenue {
  return announced;
}

/** Announces the page's venue, and `undefined` when the screen that announced it is left. */
export function announceVenue(venue: AnnouncedVenue): void {
  announced = venue;
  for (const listener of listeners) listener();
}

/** Calls back when another venue is announced. */
export function watchAnnouncedVenue(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
