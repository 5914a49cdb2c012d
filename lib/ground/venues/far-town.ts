import { NEAREST_LIMIT } from './row-limits';
import { requestVenuePage } from './venues.api';
import { isFarFromTown } from '@/lib/ground/towns/distance';
import { geolocation } from '@/lib/ground/towns/geolocation';
import { mayOpenByItself, rememberShown } from '@/lib/ground/towns/picker-memory';

/** True once per visit if the first venue is over 50,000 m away (TOWN-16); call it only without a prompt. */
export async function isInWrongTown(): Promise<boolean> {
  const coordinates = geolocation.current().coordinates ?? (await geolocation.ask()).coordinates;
  if (!coordinates) return false;
  const page = await requestVenuePage({ sort: 'distance', limit: NEAREST_LIMIT, coordinates }, 1);
  return isFarFromTown(page.venues[0]?.distanceMeters) && mayOpenByItself() && rememberShown();
}
