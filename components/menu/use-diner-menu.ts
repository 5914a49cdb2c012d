import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DinerMenu } from '@/lib/menu/diner-menu';
import { dinerMenuQuery } from '@/lib/menu/favourites.api';
import { favouritePressesQuery } from './change-favourite';
import { keepHearts } from './hearts';
import { useMenu } from './use-menu';

/** The signed-in diner's own part of the menu, null until it is known; the hearts of the cards are filled by it (MENU-27). */
export function useDinerMenu(): DinerMenu | null {
  const { venue, menuRef } = useMenu();
  const { data } = useQuery(dinerMenuQuery(venue.id));
  const own = data?.isOwn ? data : null;
  const { data: presses } = useQuery(favouritePressesQuery(venue.id));
  useEffect(() => {
    if (!own || !menuRef.current) return undefined;
    const marked = new Set([...own.favourites.map(({ id }) => id), ...own.olderFavouriteIds]);
    return keepHearts(menuRef.current, (id) => presses?.[id] ?? marked.has(id));
  }, [own, presses, menuRef]);
  return own;
}
