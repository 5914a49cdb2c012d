'use client';

import { useLayoutEffect } from 'react';
import { completeProduct, type ShortProduct } from './short-product';
import { useMenu } from './use-menu';

/** Makes the plus buttons of these products work; the buttons are server-rendered HTML beside it. */
export function KnownProducts({ products }: { products: readonly ShortProduct[] }) {
  const { keepProducts } = useMenu();
  useLayoutEffect(() => keepProducts(products.map(completeProduct)), [keepProducts, products]);
  return null;
}
