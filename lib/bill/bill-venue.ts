import type { ConsentDocument } from '@/lib/legal/given-consent';
import { HOSTED_TYPES, paymentTypesOf, type HostedType } from '@/lib/ground/ordering/payment-types';
import type { CountryCode } from '@/lib/core/site/site';
import { venueCountry, type Venue } from '@/lib/ground/venues/venues';

/** The venue of a bill's page. */
export interface BillVenue {
  id: number;
  name: string;
  /** Whose documents paying agrees to. */
  country: CountryCode;
  /** The text that paying agrees to, in its version; none where that is not known. */
  documents: readonly ConsentDocument[];
  timezone: string;
  /** How bills are paid in the app; none where only the waiter takes money. */
  payments: HostedType[];
}

/** The venue of a bill's page. */
export function billVenue(venue: Venue, documents: readonly ConsentDocument[]): BillVenue {
  const offered = paymentTypesOf(venue, 'express');
  return {
    id: venue.id,
    name: venue.name,
    country: venueCountry(venue),
    documents: documents.filter(({ code }) => code === 'personal_data_consent'),
    timezone: venue.townConfig.timezone,
    payments: HOSTED_TYPES.filter((type) => offered.includes(type)),
  };
}
