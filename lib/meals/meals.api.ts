import { requestBff } from '@/lib/bff/client';
import type { Exclusion } from './exclusions';
import type { Meals } from './meal.schema';

/**
 * Meals near the page's place.
 * @param wish the sum in minor units
 * @throws BffError
 */
export function requestMeals(
  wish: { people: number; sumMinor: number; without: readonly Exclusion[] },
  signal: AbortSignal,
): Promise<Meals> {
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
