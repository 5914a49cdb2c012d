'use client';

import { useLayoutEffect } from 'react';
import type { AddableProduct } from './addable-product';
import { useMenu } from './use-menu';

/** Makes the plus buttons of these products work; the buttons are server-rendered HTML beside it. */
export function KnownProducts({ products }: { products: readonly AddableProduct[] }) {
  const { keepProducts } = useMenu();
  useLayoutEffect(() => keepProducts(products), [keepProducts, products]);
  return null;
}
