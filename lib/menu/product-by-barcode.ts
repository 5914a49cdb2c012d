import { z } from 'zod/mini';
import { productSchema } from './menu.schema';

/** The answer of `/api/menu/barcode`: null where the venue has no product with the barcode (SHOP-04). */
export const productByBarcodeSchema = z.object({ product: z.nullable(productSchema) });
