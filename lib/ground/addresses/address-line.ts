import { FAR_TOWN_METERS, metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import { readActiveAddress } from './stored-address';

/** Street and house for the header; null without an address or far from the town. */
export function addressLine(centre: Coordinates | null): string | null {
  const address = readActiveAddress()?.address;
  if (!address || (centre && metersBetween(centre, address) > FAR_TOWN_METERS)) return null;
  return [address.street, address.building].filter(Boolean).join(', ');
}
