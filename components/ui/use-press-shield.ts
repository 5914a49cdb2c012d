import { useEffect } from 'react';

/** A second press so soon after the first, milliseconds, and so near to it, CSS pixels, is its double. */
const DOUBLE_MS = 500;
const NEAR_PX = 24;

/**
 * A press that closes what is open, and is a double one, must not press what lies under it: the bar of the cart under the button that adds a
 * dish. For a moment a shield lies over the place, where nothing is seen and a second press meets it.
 */
export function usePressShield(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let press: PointerEvent | null = null;
    const record = (event: PointerEvent) => {
      press = event;
    };
    window.addEventListener('pointerdown', record, true);
    return () => {
      window.removeEventListener('pointerdown', record, true);
      if (press) shieldPlaceOf(press);
    };
  }, [isOpen]);
}

function shieldPlaceOf({ clientX, clientY, timeStamp }: PointerEvent): void {
  const leftMs = timeStamp + DOUBLE_MS - performance.now();
  if (leftMs <= 0) return;
  const shield = document.createElement('div');
  shield.classList.add('press-shield');
  shield.style.left = `${clientX - NEAR_PX}px`;
  shield.style.top = `${clientY - NEAR_PX}px`;
  document.body.append(shield);
  setTimeout(() => shield.remove(), leftMs);
}
