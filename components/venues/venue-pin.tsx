import { ClientMessages } from '@/components/layout/client-messages';
import type { CountryCode } from '@/lib/core/site/site';
import { baseMapOf } from '@/lib/map/base-map';
import type { Venue } from '@/lib/ground/venues/venues';
import { VenuePinMap } from './venue-pin-map.client';

type VenuePinProps = { venue: Pick<Venue, 'name' | 'coordinates'>; country: CountryCode };

/** The location of the venue on a small map that is drawn when it comes into view. */
export function VenuePin({ venue: { name, coordinates }, country }: VenuePinProps) {
  return (
    <ClientMessages namespaces={['map']}>
      <VenuePinMap name={name} spot={coordinates} {...baseMapOf(country)} />
    </ClientMessages>
  );
}
