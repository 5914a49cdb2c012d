import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '@/components/ui/use-debounced';
import { queryClient } from '@/lib/core/bff/query-client';
import type { CartLine } from '@/lib/cart/cart';
import type { MealWish } from '@/lib/meals/meal-wish';
import type { Meal } from '@/lib/meals/meal.schema';
import { requestMeals } from '@/lib/meals/meals.api';
import { documentSite } from '@/lib/core/site/document-site';

/** A slider that moves sends nothing; the meal comes once it rests. */
const REST_MS = 150;

/** A dish on the table. */
export interface MealDish {
  /** Names the place on the table. */
  key: string;
  line: CartLine;
  /** Puts another dish in its place; null where there is none. */
  swap: (() => void) | null;
}

/** The meals for a wish, the one that is shown, and its dishes after swaps. */
export function useMeals(wish: MealWish) {
  const sent = useDebounced(wish, REST_MS);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['meals', documentSite(), sent],
      queryFn: ({ signal }) => requestMeals(sent, signal),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    queryClient(),
  );
  const [turn, setTurn] = useState(0);
  const [swaps, setSwaps] = useState<Readonly<Record<string, number>>>({});
  const meals = data?.meals ?? [];
  const meal = meals[turn % meals.length];
  const setSwap = (key: string, index: number) => setSwaps((before) => ({ ...before, [key]: index }));
  return {
    /** Undefined while nothing has come yet, null where the sum buys no meal. */
    meal: data && (meal ?? null),
    plates: meal ? platesOf(meal, swaps, setSwap) : [],
    leastSumMinor: data?.leastSumMinor ?? null,
    isStale: isFetching || isPlaceholderData || sent !== wish,
    isError,
    retry: () => void refetch(),
    /** Shows the next venue's meal; null where there is one venue. */
    showNext: meals.length > 1 ? () => setTurn((before) => before + 1) : null,
  };
}

function platesOf(
  { venue, plates }: Meal,
  swaps: Readonly<Record<string, number>>,
  setSwap: (key: string, index: number) => void,
): MealDish[] {
  const shown = plates.map(({ lines }, place) => {
    const key = `${venue.id}-${place}-${lines[0]?.productId}`;
    return { key, lines, index: (swaps[key] ?? 0) % lines.length };
  });
  const onTable = new Set(shown.map(({ lines, index }) => lines[index]?.productId));
  return shown.flatMap(({ key, lines, index }) => {
    const line = lines[index];
    if (!line) return [];
    const inTurn = [...lines.keys()].map((step) => (index + step) % lines.length);
    const next = inTurn.find((other) => !onTable.has(lines[other]?.productId));
    return [{ key, line, swap: next === undefined ? null : () => setSwap(key, next) }];
  });
}
