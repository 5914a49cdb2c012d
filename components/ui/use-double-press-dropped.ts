import { useEffect } from 'react';

/** A second press so soon after the first, milliseconds, and so near to it, CSS pixels, is its double. */
const DOUBLE_MS = 500;
const SAME_PLACE_PX = 24;

/**
 * A press that closes what is open, and is a double one, must not press what lies under it: the bar of the cart under the button that adds a
 * dish. Its second half is dropped. Presses of a key or of a program have no place, and are none of it.
 */
export function useDoublePressDropped(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let first: PointerEvent | null = null;
    const note = (event: PointerEvent) => {
      first = event;
    };
    window.addEventListener('pointerdown', note, true);
    return () => {
      window.removeEventListener('pointerdown', note, true);
      if (first) dropDoubleOf(first);
    };
  }, [isOpen]);
}

function dropDoubleOf(first: PointerEvent): void {
  const leftMs = first.timeStamp + DOUBLE_MS - performance.now();
  if (leftMs <= 0) return;
  const drop = (event: MouseEvent) => {
    const hasPlace = event.clientX !== 0 || event.clientY !== 0;
    const awayPx = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (!hasPlace || awayPx > SAME_PLACE_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, true);
  setTimeout(() => window.removeEventListener('click', drop, true), leftMs);
}
