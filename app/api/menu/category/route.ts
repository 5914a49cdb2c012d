import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { AppError } from '@/lib/errors/errors';
import { listCategoryProducts } from '@/lib/menu/category-products.server';

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** The products of one category of a venue's menu. */
export const GET = defineRoute({
  query: z.object({ venueId: id, categoryId: id }),
  needsSession: false,
  handle: async ({ site, query }) => {
    const products = await listCategoryProducts(site, query);
    if (!products) throw new AppError('venue/not-found');
    return { products };
  },
});
