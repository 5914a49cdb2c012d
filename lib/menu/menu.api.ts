import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import type { ServiceName } from '@/lib/core/site/site';

/** A product with its additive groups for a service and the diner's last choice, requested when its sheet opens. */
export function productQuery(venueId: number, productId: number, service: ServiceName) {
  return {
    queryKey: ['product', venueId, productId, service],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/menu/product?venueId=${venueId}&productId=${productId}&service=${service}`,
        () => import('./product-details').then((module) => module.dinerDetailsSchema),
        {
          signal,
        },
      ),
    staleTime: 60_000,
    retry: retryOnce,
  };
}

/** The products of a category, requested when the diner scrolls near it. */
export function categoryQuery(venueId: number, categoryId: number) {
  return {
    queryKey: ['category', venueId, categoryId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/menu/category?venueId=${venueId}&categoryId=${categoryId}`,
        () => import('./category-products').then((module) => module.categoryProductsSchema),
        { signal },
      ),
    staleTime: 60_000,
    retry: retryOnce,
  };
}

/** All products of a menu, in short. */
export function requestProducts(venueId: number, signal: AbortSignal) {
  return requestBff(
    `/api/menu/products?venueId=${venueId}`,
    () => import('./listed-product').then((module) => module.listedProductsSchema),
    { signal },
  );
}

/** The product with the first matching barcode (SHOP-02, SHOP-28), or null. */
export async function requestProductByBarcode(venueId: number, barcodes: readonly string[]) {
  for (const barcode of barcodes) {
    const { product } = await requestBff(
      '/api/menu/barcode',
      () => import('./product-by-barcode').then((module) => module.productByBarcodeSchema),
      { method: 'POST', body: { venueId, barcode } },
    );
    if (product) return product;
  }
  return null;
}

/** Has the menu fetched anew when a product of the page turned out to be gone or changed. */
export async function requestMenuRefresh(venueId: number): Promise<boolean> {
  const { refreshed } = await requestBff(
    '/api/menu/refresh',
    () => import('./menu-refresh').then((module) => module.menuRefreshSchema),
    { method: 'POST', body: { venueId } },
  );
  return refreshed;
}
