import { HOSTED_TYPES, paymentTypesOf, type HostedType } from '@/lib/ordering/payment-types';
import type { CountryCode } from '@/lib/site/site';
import { venueCountry, type Venue } from '@/lib/venues/venues';

/** What a bill's page needs to know of its venue. */
export interface BillVenue {
  id: number;
  name: string;
  /** Whose documents paying agrees to. */
  country: CountryCode;
  timezone: string;
  /** How bills are paid in the app; none where only the waiter takes money. */
  payments: HostedType[];
}

export function billVenue(venue: Venue): BillVenue {
  const offered = paymentTypesOf(venue, 'express');
  return {
    id: venue.id,
    name: venue.name,
    country: venueCountry(venue),
    timezone: venue.townConfig.timezone,
    payments: HOSTED_TYPES.filter((type) => offered.includes(type)),
  };
}
