import { z } from 'zod';
import { BARCODE_TEXT } from '@/lib/barcode/barcode';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idSchema } from '@/lib/core/ids/id.schema';
import { productByBarcodeSchema } from '@/lib/menu/product-by-barcode';
import { findProductByBarcode } from '@/lib/menu/product-by-barcode.server';

/** The product of a venue by its barcode. It comes in the body: no log of addresses holds what a diner has in their hand. */
export const POST = defineRoute({
  body: z.object({ venueId: idSchema, barcode: z.string().regex(BARCODE_TEXT) }),
  answer: productByBarcodeSchema,
  needsSession: false,
  limit: 'barcode',
  handle: async ({ site, body }) => ({
    product: await findProductByBarcode(site, body.venueId, body.barcode),
  }),
});
