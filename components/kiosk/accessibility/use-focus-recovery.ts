'use client';

import { useEffect } from 'react';
import { controlsIn, openLayer } from './controls';

/** React and sheets put the focus back themselves within this time. */
const SETTLE_MS = 60;

/** The heading of the page under any layer over it. */
const headingOf = () => document.querySelector<HTMLElement>('h1');

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Puts the focus on the heading of each new screen, and on what is next to a control that has gone, so that it is never lost: a keypad
 * and a screen reader go on from there.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let heading: HTMLElement | null = null;
    /** The controls around the one that last had the focus, as they stood then. */
    let around: HTMLElement[] = [];
    let last: HTMLElement | null = null;
    /** The last one of the page itself, under any layer over it. */
    let onPage: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const record = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const layer = openLayer();
      last = target;
      around = controlsIn(layer);
      if (layer === document.body) onPage = target;
    };
    const recover = () => {
      if (hasFocus() || !last || last.isConnected) return;
      const place = around.indexOf(last);
      const near = [...around.slice(place + 1), ...around.slice(0, Math.max(place, 0)).reverse()];
      const next = near.find((control) => control.isConnected && controlsIn(openLayer()).includes(control));
      if (next) next.focus();
      else if (onPage?.isConnected) onPage.focus();
      else if (heading) focusHeading(heading);
    };
    const check = () => {
      const shown = headingOf();
      if (shown && shown !== heading) {
        heading = shown;
        // A sheet that is open keeps the focus.
        if (openLayer() === document.body) focusHeading(shown);
      }
      if (hasFocus()) return;
      clearTimeout(timer);
      timer = setTimeout(recover, SETTLE_MS);
    };
    check();
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', record);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', record);
      clearTimeout(timer);
    };
  }, []);
}
