import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import type { FavouriteState } from './favourites';

/** The signed-in diner's favourites, frequent products and promotions at a venue: one question a menu, none for guests. */
export function dinerMenuQuery(venueId: number) {
  return {
    queryKey: ['diner-menu', venueId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/menu/mine?venueId=${venueId}`,
        () => import('./diner-menu').then((module) => module.dinerMenuSchema),
        { signal },
      ),
    staleTime: 60_000,
    retry: retryOnce,
  };
}

/** Makes a product a favourite, or no longer one; returns the new state. */
export function setFavourite(state: FavouriteState): Promise<FavouriteState> {
  return requestBff(
    '/api/menu/favourites',
    () => import('./favourites.schema').then((module) => module.favouriteStateSchema),
    { method: 'POST', body: state },
  );
}
