import { z } from 'zod/mini';
import { productSchema } from './menu.schema';

/** The answer of `/api/menu/category`. */
export const categoryProductsSchema = z.object({ products: z.array(productSchema) });
