'use client';

import { useEffect } from 'react';

/**
 * A browser keeps a page that is left as it was, to show it again at 'back': by then it is another guest's. It is hidden as it is left, and
 * loaded anew when it is shown (KIOSK-07).
 */
export function LeftPage() {
  useEffect(() => {
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.hidden = true;
    };
    const loadAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', loadAnew);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', loadAnew);
    };
  }, []);
  return null;
}
