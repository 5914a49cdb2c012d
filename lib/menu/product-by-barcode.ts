import { z } from 'zod/mini';
import { productSchema } from './menu.schema';

/** What `/api/menu/barcode` answers with: null where the venue has no product with the barcode (SHOP-04). */
export const productByBarcodeSchema = z.object({ product: z.nullable(productSchema) });
