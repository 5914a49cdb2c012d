import { defineRoute } from '@/lib/core/bff/define-route';
import { requireService } from '@/lib/core/custom-config/config-limits.server';
import { AppError } from '@/lib/core/errors/errors';
import { mealQuerySchema } from '@/lib/meals/meal-query.schema';
import { mealsSchema } from '@/lib/meals/meal.schema';
import { listMeals } from '@/lib/meals/meals.server';
import { isMealSum } from '@/lib/meals/meal-wish';

/** Whole meals for so many people and a sum, each of one venue near the page's place. Only reads. */
export const GET = defineRoute({
  query: mealQuerySchema,
  answer: mealsSchema,
  needsSession: false,
  limit: 'search',
  handle: async ({ site, place, config, query: wish }) => {
    if (!place) throw new AppError('request/invalid', { details: { member: 'place' } });
    if (!isMealSum(site.country, wish.sumMinor))
      throw new AppError('request/invalid', { details: { member: 'sumMinor' } });
    const limits = await requireService(site, config, place.service);
    return listMeals(site, { place, limits }, wish);
  },
});
