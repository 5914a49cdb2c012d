'use client';

import { useRef, useState } from 'react';
import { useMenu } from '@/components/menu/use-menu';
import { lineOf } from '@/lib/cart/line-of';
import { needsChoice } from '@/lib/menu/menu';
import { requestProductByBarcode } from '@/lib/menu/menu.api';
import { canBeAdded } from '@/lib/menu/menu-services';

/** The result of a barcode. */
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

/** Barcodes that wait for the one before them: on a slow network a hand is faster than the answers. */
const MAX_WAITING = 5;
/** Barcodes that added nothing and keep their notice until they are scanned again or dismissed. */
const MAX_MISSED = 5;
/** Products that the screen lists, the latest first. */
const MAX_LISTED = 20;

type Missed = Exclude<Lookup, { kind: 'searching' | 'added' | 'opened' }>;

/** A barcode of which nothing is in the cart, and why. */
export interface MissedBarcode {
  barcode: string;
  lookup: Missed;
}

const isMissed = (lookup: Lookup): lookup is Missed =>
  lookup.kind !== 'searching' && lookup.kind !== 'added' && lookup.kind !== 'opened';

/** Goods by their barcodes, one after another: each that needs no choice is a piece more in the cart. */
export function useScannedGoods() {
  const { venue, services, addLine, openProduct } = useMenu();
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const [missed, setMissed] = useState<readonly MissedBarcode[]>([]);
  const [productIds, setProductIds] = useState<readonly number[]>([]);
  const lastRef = useRef<Promise<void>>(Promise.resolve());
  const waitingRef = useRef(0);

  const find = async (barcodes: readonly string[]): Promise<Lookup> => {
    const product = await requestProductByBarcode(venue.id, barcodes);
    if (!product) return { kind: 'notFound', barcode: barcodes[0] ?? '' };
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

  const dismiss = (barcode: string) =>
    setMissed((before) => before.filter((other) => other.barcode !== barcode));
  const miss = (barcode: string, found: Missed) =>
    setMissed((before) =>
      [...before.filter((other) => other.barcode !== barcode), { barcode, lookup: found }].slice(-MAX_MISSED),
    );

  /**
   * Looks a code up, by the barcodes that it may stand for, once those before it are done.
   * @returns whether it will be: not while too many wait
   */
  const scan = (barcodes: readonly string[]): boolean => {
    const [barcode = ''] = barcodes;
    if (waitingRef.current >= MAX_WAITING) {
      miss(barcode, { kind: 'failed' });
      return false;
    }
    waitingRef.current += 1;
    dismiss(barcode);
    lastRef.current = lastRef.current.then(async () => {
      setLookup({ kind: 'searching' });
      // A failed lookup adds nothing (SHOP-04).
      const found = await find(barcodes).catch((): Lookup => ({ kind: 'failed' }));
      // The next barcode's own text comes at once: missed ones stand beside it.
      if (isMissed(found)) miss(barcode, found);
      setLookup(isMissed(found) ? null : found);
      waitingRef.current -= 1;
    });
    return true;
  };

  return { lookup, missed, dismiss, productIds, scan };
}
