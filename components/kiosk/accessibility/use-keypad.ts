'use client';

import { useEffect } from 'react';
import { keypadMove, type Caret } from '@/lib/kiosk/keypad';
import { goBack, moveFocus, openHelp, openLayer } from './controls';

const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea';

/** The caret where a text has the focus; null elsewhere. */
function caretOf(target: EventTarget | null): Caret | null {
  if (
    !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) ||
    !target.matches(TYPED)
  )
    return null;
  const { selectionStart, selectionEnd, value } = target;
  return {
    isAtStart: selectionStart === 0 && selectionEnd === 0,
    isAtEnd: selectionStart === value.length && selectionEnd === value.length,
  };
}

/** Lets the whole screen be operated by four keys: previous, next, choose, back or help (KIOSK-13). */
export function useKeypad(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const { target, key } = event;
      // A list of the browser's own has its own keys.
      if (target instanceof HTMLSelectElement) return;
      const move = keypadMove(key, caretOf(target));
      if (move === null) return;
      if (move === 'choose') {
        // The browser lets Enter press buttons and links, and nothing else.
        if (!(target instanceof HTMLInputElement) || !target.matches('[type="radio"], [type="checkbox"]'))
          return;
        target.click();
      } else if (move === 'back') {
        // Escape leaves layers over the page by itself, ours among them.
        if (key === 'Escape' && openLayer() !== document.body) return;
        goBack();
      } else if (move === 'help') openHelp();
      else moveFocus(move);
      event.preventDefault();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
