import type { ConsentDocument } from '@/lib/legal/given-consent';
import type { CountryCode } from '@/lib/core/site/site';

/** The venue of a booking page. */
export interface BookingVenue {
  id: number;
  name: string;
  address: string;
  townName: string;
  timezone: string;
  country: CountryCode;
  /** As it was written by the venue. */
  phone: string | null;
  /** The text that booking agrees to, in its version; none where that is not known. */
  documents: readonly ConsentDocument[];
}
