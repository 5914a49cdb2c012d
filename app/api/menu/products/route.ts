import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { AppError } from '@/lib/core/errors/errors';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { listProducts } from '@/lib/menu/category-products.server';
import { listedProduct, listedProductsSchema } from '@/lib/menu/listed-product';

/** All products of a venue's menu in short, for the search that runs in the browser. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema }),
  answer: listedProductsSchema,
  needsSession: false,
  handle: async ({ site, query }) => {
    const products = await listProducts(site, query.venueId);
    if (!products) throw new AppError('venue/not-found');
    return { products: products.map(listedProduct) };
  },
});
