import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { AppError } from '@/lib/core/errors/errors';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { getProductDetails } from '@/lib/menu/menu.server';
import { dinerDetailsSchema } from '@/lib/menu/product-details';
import { SERVICE_NAMES, SERVICES } from '@/lib/core/site/service-names';

/** A product of a venue with its additive groups for the page's service, and for a signed-in diner what they took last time. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema, productId: idTextSchema, service: z.enum(SERVICE_NAMES) }),
  answer: dinerDetailsSchema,
  needsSession: false,
  handle: async ({ site, signedIn, query: { service, ...product } }) => {
    const requested = { ...product, serviceId: SERVICES[service].id };
    const details = await getProductDetails(site, requested, signedIn);
    if (!details) throw new AppError('menu/product-not-found');
    return details;
  },
});
