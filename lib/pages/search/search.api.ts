import { queryOptions } from '@tanstack/react-query';
import { requestBff } from '@/lib/core/bff/client';
import type { ServiceName } from '@/lib/core/site/site';

interface SuggestionQuery {
  text: string;
  /** Only what this venue sells. */
  venueId?: number;
  /** In place of the page's service. */
  service?: ServiceName;
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

/** Texts to search for, at most three (SRCH-32). */
export function requestSuggestions({ text, venueId, service }: SuggestionQuery, signal: AbortSignal) {
  return requestBff(
    `/api/search/autocomplete?${query({ text, venueId, service })}`,
    () => import('./search').then((module) => module.suggestionsSchema),
    { signal },
  );
}

/** One page of what a text finds in the town of the page. */
export function requestSearchPage(
  requested: { text: string; page: number; service?: ServiceName },
  signal: AbortSignal,
) {
  return requestBff(
    `/api/search?${query(requested)}`,
    () => import('./search').then((module) => module.searchPageSchema),
    { signal },
  );
}

/** The dishes of a venue that a text finds, by their ids, `count` of them in full. */
export const dishesQuery = (requested: { venueId: number; text: string; count: number }) =>
  queryOptions({
    queryKey: ['menu-search', requested],
    queryFn: ({ signal }) =>
      requestBff(
        `/api/menu/search?${query(requested)}`,
        () => import('./search').then((module) => module.foundDishesSchema),
        { signal },
      ),
    staleTime: 60_000,
  });
