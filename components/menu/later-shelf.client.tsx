'use client';

import { useMemo, type ComponentProps } from 'react';
import { queryClient } from '@/lib/bff/query-client';
import { categoryQuery } from '@/lib/menu/menu.api';
import { addableProducts } from './addable-product';
import { KnownProducts } from './known-products.client';
import { ProductShelf } from './product-shelf';

/**
 * The products of a category.
 * @throws BffError
 */
export function requestCategory(venueId: number, categoryId: number) {
  return queryClient().fetchQuery(categoryQuery(venueId, categoryId));
}

/** A category that came later, drawn in the browser. */
export function LaterShelf(props: ComponentProps<typeof ProductShelf>) {
  const { products, serviceId } = props;
  const addable = useMemo(() => addableProducts(products, serviceId), [products, serviceId]);
  return (
    <>
      <ProductShelf {...props} />
      <KnownProducts products={addable} />
    </>
  );
}
