import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { AppError } from '@/lib/errors/errors';
import { getProductDetails } from '@/lib/menu/menu.server';
import { DEFAULT_SERVICE, SERVICES } from '@/lib/site/site';

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** A product of a venue with its additive groups. */
export const GET = defineRoute({
  query: z.object({ venueId: id, productId: id }),
  needsSession: false,
  handle: async ({ site, query }) => {
    const details = await getProductDetails(site, { ...query, serviceId: SERVICES[DEFAULT_SERVICE].id });
    if (!details) throw new AppError('menu/product-not-found');
    return details;
  },
});
