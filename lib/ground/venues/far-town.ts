import { NEAREST_LIMIT } from './row-limits';
import { requestVenuePage } from './venues.api';
import { isFarFromTown } from '@/lib/ground/towns/distance';
import { geolocation } from '@/lib/ground/towns/geolocation';
import { mayOpenByItself, rememberShown } from '@/lib/ground/towns/picker-memory';

/** The diner scrolls the page, or something is open over it: what opens by itself waits for the next page. */
const isPageInUse = () =>
  document.documentElement.dataset.moved !== undefined || document.querySelector('[role$=dialog]') !== null;

/** Whether a town may be suggested now (TOWN-32); true once per visit. */
export const maySuggestTown = (): boolean => !isPageInUse() && rememberShown();

/** Whether the first venue is over 50,000 m away (TOWN-16); call it only without a prompt. @throws BffError */
export async function isInWrongTown(): Promise<boolean> {
  const coordinates = geolocation.current().coordinates ?? (await geolocation.ask()).coordinates;
  if (!coordinates) return false;
  const page = await requestVenuePage({ sort: 'distance', limit: NEAREST_LIMIT, coordinates }, 1);
  const isFar = isFarFromTown(page.venues[0]?.distanceMeters);
  return isFar && mayOpenByItself();
}
