'use client';

import { useEffect, useState } from 'react';

/** While `isOpen`, a press in the page's header asks first instead of leaving. */
export function useLeaveQuestion(isOpen: boolean) {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element ? event.target.closest('header a, header button') : null;
      if (!pressed) return;
      event.preventDefault();
      event.stopPropagation();
      setIsAsked(true);
    };
    // Before React hears of it.
    window.addEventListener('click', ask, true);
    return () => window.removeEventListener('click', ask, true);
  }, [isOpen]);
  return { isAsked: isAsked && isOpen, close: () => setIsAsked(false) };
}
