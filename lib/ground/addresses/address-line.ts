import { FAR_TOWN_METERS, metersBetween, type Coordinates } from '@/lib/ground/towns/distance';
import { readActiveAddress } from './stored-address';

/**
 * Street and house of the active address, as the header says them after the town's name. Null without one, and where it lies
 * far from the town: the lists of the page are not about it.
 */
export function addressLine(centre: Coordinates | null): string | null {
  const address = readActiveAddress()?.address;
  if (!address || (centre && metersBetween(centre, address) > FAR_TOWN_METERS)) return null;
  return [address.street, address.building].filter(Boolean).join(', ');
}
