'use client';

import { useRef, useState } from 'react';
import { useMenu } from '@/components/menu/use-menu';
import { lineOf } from '@/lib/cart/line-of';
import { needsChoice } from '@/lib/menu/menu';
import { requestProductByBarcode } from '@/lib/menu/menu.api';
import { canBeAdded } from '@/lib/menu/menu-services';

/** What became of the last barcode. */
export type Lookup =
  | { kind: 'searching' }
  | { kind: 'added'; name: string }
  /** Its sheet is open: sizes or additives are to be chosen. */
  | { kind: 'opened' }
  | { kind: 'notAdded'; name: string }
  | { kind: 'soldOut'; name: string }
  | { kind: 'notOffered'; name: string }
  | { kind: 'notFound'; barcode: string }
  | { kind: 'failed' };

/** Barcodes that wait for the one before them; a till's customer is not faster. */
const MAX_WAITING = 5;
/** Products that the screen lists, the latest first. */
const MAX_LISTED = 20;

/** Goods by their barcodes, one after another: each that needs no choice is a piece more in the cart. */
export function useScannedGoods() {
  const { venue, services, addLine, openProduct } = useMenu();
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const [productIds, setProductIds] = useState<readonly number[]>([]);
  const lastRef = useRef<Promise<void>>(Promise.resolve());
  const waitingRef = useRef(0);

  const find = async (barcode: string): Promise<Lookup> => {
    const product = await requestProductByBarcode(venue.id, barcode);
    if (!product) return { kind: 'notFound', barcode };
    const { id, name } = product;
    if (product.isUnavailable) return { kind: 'soldOut', name };
    if (!canBeAdded(product, services)) return { kind: 'notOffered', name };
    if (needsChoice(product)) {
      openProduct(id);
      return { kind: 'opened' };
    }
    if (!(await addLine(lineOf(product)))) return { kind: 'notAdded', name };
    setProductIds((before) => [id, ...before.filter((other) => other !== id)].slice(0, MAX_LISTED));
    return { kind: 'added', name };
  };

  /** Looks the barcode up once those before it are done. */
  const scan = (barcode: string) => {
    if (waitingRef.current >= MAX_WAITING) return;
    waitingRef.current += 1;
    lastRef.current = lastRef.current.then(async () => {
      setLookup({ kind: 'searching' });
      // A failed lookup adds nothing (SHOP-04).
      setLookup(await find(barcode).catch((): Lookup => ({ kind: 'failed' })));
      waitingRef.current -= 1;
    });
  };

  return { lookup, productIds, scan };
}
