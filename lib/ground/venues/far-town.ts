import { NEAREST_LIMIT } from './row-limits';
import { requestVenuePage } from './venues.api';
import { isFarFromTown } from '@/lib/ground/towns/distance';
import { geolocation } from '@/lib/ground/towns/geolocation';
import { mayOpenByItself, rememberShown } from '@/lib/ground/towns/picker-memory';

/**
 * Whether the page's town is not where the diner is: the first venue of its list lies more than 50,000 m away (TOWN-16).
 * Requests the position, so call it only where that shows no prompt; true once a visit.
 * @throws BffError
 */
export async function isInWrongTown(): Promise<boolean> {
  const coordinates = geolocation.current().coordinates ?? (await geolocation.ask()).coordinates;
  if (!coordinates) return false;
  const page = await requestVenuePage({ sort: 'distance', limit: NEAREST_LIMIT, coordinates }, 1);
  return isFarFromTown(page.venues[0]?.distanceMeters) && mayOpenByItself() && rememberShown();
}
