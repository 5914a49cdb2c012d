import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '@/components/ui/use-debounced';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Product } from '@/lib/menu/menu';
import { findInMenu, type MenuIndex } from '@/lib/pages/search/menu-index';
import { dishesQuery } from '@/lib/pages/search/search.api';
import { searchText } from '@/lib/pages/search/search-text';

/** Milliseconds without a letter after which names in other languages are searched. */
const REST_MS = 300;

interface FoundDishes {
  /** The best first. */
  found: readonly Product[];
  /** Names in other languages are being searched, and nothing is found yet. */
  isSearching: boolean;
}

/**
 * The dishes of a menu that a typed text asks for: among its names without a request, and where none of them surely has the text, by
 * the names in the country's other languages, which our server has (SRCH-35).
 */
export function useFoundDishes(venueId: number, index: MenuIndex, typed: string): FoundDishes {
  const own = useMemo(() => findInMenu(index, typed), [index, typed]);
  const text = searchText(typed);
  const isUnsure = !own.isSure && text !== '';
  const isResting = useDebounced(text, REST_MS) === text;
  const { data, isPending, isError } = useQuery(
    {
      ...dishesQuery({ venueId, text, count: 0 }),
      enabled: isUnsure && isResting,
      retry: false,
    },
    queryClient(),
  );
  const found = useMemo(() => {
    if (!isUnsure || !data) return own.items;
    const byId = new Map(index.map(({ item }) => [item.id, item]));
    return data.ids.flatMap((id) => byId.get(id) ?? []);
  }, [isUnsure, data, own, index]);
  return { found, isSearching: isUnsure && isPending && !isError && found.length === 0 };
}
