import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/core/bff/query-client';
import type { DinerMenu } from '@/lib/menu/diner-menu';
import { dinerMenuQuery } from '@/lib/menu/favourites.api';
import { useMenu } from './use-menu';

/** The signed-in diner's own part of the menu, null until it is known. */
export function useDinerMenu(): DinerMenu | null {
  const { venue } = useMenu();
  const { data } = useQuery(dinerMenuQuery(venue.id), queryClient());
  return data?.isOwn ? data : null;
}
