import { defineRoute } from '@/lib/bff/define-route';
import { AppError } from '@/lib/errors/errors';
import { configLimits } from '@/lib/custom-config/config-limits.server';
import { searchMenu } from '@/lib/search/menu-search.server';
import { foundDishesSchema } from '@/lib/search/search';
import { menuSearchInput } from '@/lib/search/search-input';

/** Dishes of one venue by name. */
export const GET = defineRoute({
  query: menuSearchInput,
  answer: foundDishesSchema,
  needsSession: false,
  limit: 'typing',
  handle: async ({ site, config, query }) => {
    const limits = await configLimits(site, config);
    const dishes = await searchMenu(site, { ...query, limits });
    if (!dishes) throw new AppError('venue/not-found');
    return dishes;
  },
});
