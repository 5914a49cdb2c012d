import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/lib/core/bff/query-client';
import type { DinerMenu } from '@/lib/menu/diner-menu';
import { favouritePressesQuery } from './change-favourite';
import { keepHearts } from './hearts';
import { useMenu } from './use-menu';

/** Fills the hearts of the menu's cards that the signed-in diner has marked, once that is known (MENU-27). */
export function useHearts(own: DinerMenu | null): void {
  const { venue, menuRef } = useMenu();
  const { data: presses } = useQuery(favouritePressesQuery(venue.id), queryClient());
  useEffect(() => {
    if (!own || !menuRef.current) return undefined;
    const marked = new Set([...own.favourites.map(({ id }) => id), ...own.olderFavouriteIds]);
    return keepHearts(menuRef.current, (id) => presses?.[id] ?? marked.has(id));
  }, [own, presses, menuRef]);
}
