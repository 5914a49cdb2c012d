import { startTransition, useCallback, useRef, useState } from 'react';
import { leaveUnopened } from '@/components/ui/modal-entry';
import { loadProductSheet } from './late-parts';
import { loadMenuCart } from './use-cart-counts';
import type { ProductPreview } from './product-preview';

/** The product whose sheet is open, and the part of it that is known before it is loaded. */
interface Opened {
  productId: number;
  preview: ProductPreview | null;
}

/**
 * The sheets of products, one at a time.
 * @param fail gets why the sheet's code did not come; stays the same
 */
export function useProductSheets(fail: (error: unknown) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Counts the sheets that were closed: the next one may be of the same product. */
  const [closedCount, setClosedCount] = useState(0);
  /** Whose sheet is open or on its way. */
  const currentRef = useRef<Opened | null>(null);
  const queueRef = useRef<Opened[]>([]);
  const open = useCallback(
    (productId: number, pressed?: HTMLElement) => {
      const product: Opened = { productId, preview: null };
      currentRef.current = product;
      if (pressed) pressed.ariaBusy = 'true';
      // The press is drawn first: the sheet is a long task of a slow phone.
      void Promise.all([loadMenuCart(), loadProductSheet()])
        .then(
          ([{ previewOf }]) => {
            if (pressed) product.preview = previewOf(pressed);
            startTransition(() => setOpened(product));
          },
          (error: unknown) => {
            // Requests that wait for it would not come either.
            currentRef.current = null;
            queueRef.current = [];
            leaveUnopened();
            fail(error);
          },
        )
        .finally(() => {
          if (pressed) pressed.ariaBusy = null;
        });
    },
    [fail],
  );
  /** Waits for the sheet that is open: several scanned goods can each need a choice. */
  const openInTurn = useCallback(
    (productId: number) => {
      if (currentRef.current === null) open(productId);
      else queueRef.current.push({ productId, preview: null });
    },
    [open],
  );
  /** Opens the product that a step of the history shows, unless it is open. */
  const reopen = useCallback(
    (productId: number) => {
      if (currentRef.current === null) open(productId);
    },
    [open],
  );
  const close = () => {
    // A sheet calls this twice when it is closed while it adds a line: the second call must not close the next sheet.
    if (currentRef.current !== null && currentRef.current !== opened) return;
    // In one render, so that the next sheet takes over the history entry.
    const next = queueRef.current.shift() ?? null;
    currentRef.current = next;
    setOpened(next);
    setClosedCount((before) => before + 1);
  };
  return { opened, closedCount, open, openInTurn, reopen, close };
}
