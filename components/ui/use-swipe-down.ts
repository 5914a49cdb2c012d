import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';

/** Pixels of a downward swipe that close a sheet; less springs back (LAY-20, LAY-21). */
export const CLOSE_DISTANCE_PX = 70;

/** Pixels before a touch counts as a swipe, and not as a press or a scroll. */
const SLOP_PX = 6;

type Swipe = { startX: number; startY: number; from: number; offset: number; moving: boolean };

/** Elements that handle a downward drag themselves. */
const OWN_GESTURE = 'input[type="range"], textarea, [data-own-gesture]';

/** Current offset of the sheet, in pixels below its place: a swipe may begin in the middle of an animation. */
function currentOffset(sheet: HTMLElement): number {
  const [, y] = (getComputedStyle(sheet).translate || '').split(' ');
  const pixels = Number.parseFloat(y ?? '');
  return Number.isFinite(pixels) && y?.endsWith('px') ? pixels : 0;
}

/** True when nothing between the finger and the sheet could still scroll up. */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
  let element = target instanceof Element ? target : sheet;
  while (element !== sheet && element.parentElement) {
    if (element.scrollTop > 0 || element.matches(OWN_GESTURE)) return false;
    element = element.parentElement;
  }
  return true;
}

/** On a wide screen the sheet is a dialog without a grip, and does not follow fingers. */
function hasGrip(sheet: HTMLElement): boolean {
  const grip = sheet.querySelector('[data-grip]');
  return grip !== null && getComputedStyle(grip).display !== 'none';
}

function listen(sheet: HTMLElement, close: () => void): () => void {
  let swipe: Swipe | null = null;
  const undo: (() => void)[] = [];

  const place = (offset: number) => {
    sheet.dataset['dragging'] = '';
    sheet.style.setProperty('--drag', `${offset}px`);
  };
  /** Ends the drag: the stylesheet moves the sheet to where it belongs. */
  const release = () => {
    delete sheet.dataset['dragging'];
    sheet.style.setProperty('--drag', '0px');
  };

  const begin = (x: number, y: number) => {
    if (!hasGrip(sheet) || 'endingStyle' in sheet.dataset) return;
    const from = currentOffset(sheet);
    swipe = { startX: x, startY: y, from, offset: from, moving: from > 0 };
    // A touch in the middle of an animation stops the sheet there.
    if (swipe.moving) place(from);
  };

  /** True when the sheet handled the movement. */
  const move = (x: number, y: number): boolean => {
    if (!swipe) return false;
    const down = y - swipe.startY;
    if (!swipe.moving) {
      const aside = Math.abs(x - swipe.startX);
      if (down < -SLOP_PX || aside > Math.max(SLOP_PX, down)) swipe = null;
      if (!swipe || down <= SLOP_PX) return false;
      swipe.moving = true;
    }
    swipe.offset = Math.max(0, swipe.from + down);
    place(swipe.offset);
    return true;
  };

  const end = (mayClose: boolean) => {
    if (!swipe) return;
    const closes = mayClose && swipe.moving && swipe.offset >= CLOSE_DISTANCE_PX;
    swipe = null;
    release();
    if (closes) close();
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => {
    element.addEventListener(name, handle, { passive: name !== 'touchmove' });
    undo.push(() => element.removeEventListener(name, handle));
  };

  on(sheet, 'touchstart', (event) => {
    const touch = event.touches[0];
    if (touch && event.touches.length === 1 && isAtTop(event.target, sheet))
      begin(touch.clientX, touch.clientY);
    else end(false);
  });
  on(sheet, 'touchmove', (event) => {
    const touch = event.touches[0];
    if (touch && move(touch.clientX, touch.clientY) && event.cancelable) event.preventDefault();
  });
  on(sheet, 'touchend', () => end(true));
  on(sheet, 'touchcancel', () => end(false));

  // A mouse or a pen drags the grip only: elsewhere it selects text.
  const grip = sheet.querySelector<HTMLElement>('[data-grip]');
  if (grip) {
    const byPen = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') handle(event);
    };
    const press = byPen((event) => {
      grip.setPointerCapture(event.pointerId);
      begin(event.clientX, event.clientY);
    });
    on(grip, 'pointerdown', press);
    on(
      grip,
      'pointermove',
      byPen((event) => void move(event.clientX, event.clientY)),
    );
    on(
      grip,
      'pointerup',
      byPen(() => end(true)),
    );
    on(
      grip,
      'pointercancel',
      byPen(() => end(false)),
    );
  }

  return () => {
    for (const remove of undo) remove();
  };
}

/**
 * A ref for a sheet: the sheet follows a downward swipe on its grip, or on its content when that is scrolled to the
 * top, and closes from 70 px on. A new touch continues from where the sheet is, also while it springs back.
 */
export function useSwipeDown(onClose: () => void): RefCallback<HTMLElement> {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => (sheet ? listen(sheet, () => close()) : undefined), [sheet]);
  return setSheet;
}
