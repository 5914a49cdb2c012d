import { z } from 'zod/mini';
import { productSchema } from './menu.schema';

/** What `/api/menu/category` answers with. */
export const categoryProductsSchema = z.object({ products: z.array(productSchema) });
