import { paths } from '@/lib/core/paths/paths';
import { venueOfMenu } from './venue-of-menu';

/** The code of a fridge leads to where it is opened; the menu's address is printed on it (SHOP-23). */
export function leadToFridge<State>(
  state: State,
  { path, query }: { path: string; query: URLSearchParams },
): State | { redirectTo: string } {
  const venueId = venueOfMenu(path);
  if (venueId === null || query.get('source') !== 'FRIDGE') return state;
  return { redirectTo: `${paths.fridge(venueId)}?${query.toString()}` };
}
