import { requestVenuePage } from '@/lib/venues/venues.api';
import { isFarFromTown } from './distance';
import { geolocation } from './geolocation';
import { mayOpenByItself, rememberShown } from './picker-memory';

/**
 * Whether the page's town is not where the diner is: the first venue of its list lies more than 50,000 m away (spec §9).
 * Asks for the position, so call it only where that shows no prompt; says yes once a visit.
 * @throws BffError
 */
export async function isInWrongTown(): Promise<boolean> {
  const coordinates = geolocation.current().coordinates ?? (await geolocation.ask()).coordinates;
  if (!coordinates) return false;
  const page = await requestVenuePage({ sort: 'distance', limit: 1, coordinates }, 1);
  if (!isFarFromTown(page.venues[0]?.distanceMeters) || !mayOpenByItself()) return false;
  rememberShown();
  return true;
}
