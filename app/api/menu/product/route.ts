import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { AppError } from '@/lib/errors/errors';
import { idTextSchema } from '@/lib/ids/id-text.schema';
import { getProductDetails } from '@/lib/menu/menu.server';
import { DEFAULT_SERVICE, SERVICES } from '@/lib/site/site';

/** A product of a venue with its additive groups, and for a signed-in diner what they took last time. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema, productId: idTextSchema }),
  needsSession: false,
  handle: async ({ site, signedIn, query }) => {
    const asked = { ...query, serviceId: SERVICES[DEFAULT_SERVICE].id };
    const details = await getProductDetails(site, asked, signedIn);
    if (!details) throw new AppError('menu/product-not-found');
    return details;
  },
});
