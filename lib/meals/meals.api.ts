import { requestBff } from '@/lib/core/bff/client';
import type { MealWish } from './meal-wish';
import type { Meals } from './meal.schema';

/** Meals near the page's place. */
export function requestMeals(wish: MealWish, signal: AbortSignal): Promise<Meals> {
  const query = new URLSearchParams({
    people: String(wish.people),
    sumMinor: String(wish.sumMinor),
    without: wish.without.join(','),
  });
  return requestBff(
    `/api/meals?${query}`,
    () => import('./meal.schema').then((module) => module.mealsSchema),
    {
      signal,
    },
  );
}
