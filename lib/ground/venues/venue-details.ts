import type { OpeningInterval } from '@/lib/core/time/opening-week';
import type { SocialLink } from './social-links';
import type { Venue } from './venues';

/** All that a venue's own page of details shows (VEN-34 to VEN-37). */
export interface VenueDetails extends Venue {
  /** The venue's own schedule; its opening hours where it has none. */
  schedule: OpeningInterval[];
  socialLinks: SocialLink[];
  /** Venues that share its hall; none where it is excluded from linking. */
  linkedVenues: { id: number; name: string }[];
}

/** A venue of the same hall, as a page offers it. */
export interface LinkedVenue {
  id: number;
  name: string;
  /** The terminal that holds the tables of both; null where they have none in common, and where that is not known. */
  tablesAt: number | null;
}

export type PaymentKind = 'online' | 'kaspi' | 'cash';

/** How an order is paid here; none where ordering is switched off, no cash without staff (PAY-01 to PAY-03, SET-20). */
export function paymentKinds(
  venue: Pick<
    Venue,
    'isPaymentDisabled' | 'isOnlinePaymentDisabled' | 'isKaspiEnabled' | 'isCashEnabled' | 'isMicromarket'
  >,
): PaymentKind[] {
  if (venue.isPaymentDisabled) return [];
  const isOnline = !venue.isOnlinePaymentDisabled;
  const offered = {
    online: isOnline,
    kaspi: isOnline && venue.isKaspiEnabled,
    cash: venue.isCashEnabled && !venue.isMicromarket,
  };
  return (['online', 'kaspi', 'cash'] as const).filter((kind) => offered[kind]);
}

/** The address of a telephone number, or null for an invalid one. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** The venue on an external map; a phone opens its own map app. */
export function outsideMapHref({ latitude, longitude }: Venue['coordinates']): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
