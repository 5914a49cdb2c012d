import { z } from 'zod/mini';
import { canBeOrdered, type Product } from './menu';
import { productSchema } from './menu.schema';

/** The answer of `/api/menu/cross-sell`. */
export const crossSellSchema = z.object({ products: z.array(productSchema) });

/** Products to offer beside a cart: once each, orderable, not in it, without age limit. */
export function offeredBeside(
  products: readonly Product[],
  { productIds, serviceId }: { productIds: readonly number[]; serviceId: number },
): Product[] {
  const known = new Set(productIds);
  return products.filter((product) => {
    if (known.has(product.id) || !canBeOrdered(product, serviceId) || product.minAge !== null) return false;
    known.add(product.id);
    return true;
  });
}
