'use client';

import { useLayoutEffect } from 'react';
import { completeProducts, type ShortProducts } from './short-product';
import { useMenu } from './use-menu';

/** Makes the plus buttons of these products work; the buttons are server-rendered HTML beside it. */
export function KnownProducts({ imageUrlStart, products }: ShortProducts) {
  const { keepProducts } = useMenu();
  useLayoutEffect(
    () => keepProducts(completeProducts({ imageUrlStart, products })),
    [keepProducts, imageUrlStart, products],
  );
  return null;
}
