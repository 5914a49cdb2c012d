'use client';

import {
  startTransition,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type CSSProperties,
} from 'react';
import { ProductShelf } from './product-shelf';

/** Cards rendered in one batch: a press in between waits for one batch at most. */
const CARDS_AT_ONCE = 12;

/** A category that was loaded later, rendered in the browser in batches; space is reserved for the batches to come. */
export function LazyShelf({ products, ...rest }: ComponentProps<typeof ProductShelf>) {
  const [drawn, setDrawn] = useState(CARDS_AT_ONCE);
  const shown = useMemo(() => products.slice(0, drawn), [products, drawn]);
  const left = products.length - shown.length;

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((count) => count + CARDS_AT_ONCE)), 0);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <>
      <ProductShelf products={shown} {...rest} />
      {left > 0 ? (
        <div className="later-products" style={{ '--count': left } as CSSProperties} aria-busy="true">
          <div className="later-products__placeholder" />
        </div>
      ) : null}
    </>
  );
}
