import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { crossSellSchema } from '@/lib/menu/cross-sell';
import { listCrossSell } from '@/lib/menu/cross-sell.server';
import { SERVICE_NAMES, SERVICES } from '@/lib/core/site/service-names';

/** The dishes that go with the products of a cart, as `products=50211,50340`; a hundred of them at most (contract parameter ProductsQuery). */
export const GET = defineRoute({
  query: z.object({
    venueId: idTextSchema,
    products: z.preprocess((list) => String(list).split(','), z.array(idTextSchema).max(100)),
    service: z.enum(SERVICE_NAMES),
  }),
  answer: crossSellSchema,
  needsSession: false,
  handle: async ({ site, query: { venueId, products, service } }) => ({
    products: await listCrossSell(site, { venueId, productIds: products, serviceId: SERVICES[service].id }),
  }),
});
