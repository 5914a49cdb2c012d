import { defineRoute } from '@/lib/core/bff/define-route';
import { AppError } from '@/lib/core/errors/errors';
import { configLimits } from '@/lib/core/custom-config/config-limits.server';
import { searchMenu } from '@/lib/pages/search/menu-search.server';
import { foundDishesSchema } from '@/lib/pages/search/search';
import { menuSearchInput } from '@/lib/pages/search/search-input';

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
