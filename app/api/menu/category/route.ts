import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { AppError } from '@/lib/core/errors/errors';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { categoryProductsSchema } from '@/lib/menu/category-products';
import { listCategoryProducts } from '@/lib/menu/category-products.server';

/** The products of one category of a venue's menu. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema, categoryId: idTextSchema }),
  answer: categoryProductsSchema,
  needsSession: false,
  handle: async ({ site, query }) => {
    const products = await listCategoryProducts(site, query);
    if (!products) throw new AppError('venue/not-found');
    return { products };
  },
});
