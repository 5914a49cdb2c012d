'use client';

import { useEffect } from 'react';

/**
 * Says that the page's buttons work from now on: the last one that was pressed before is pressed then (`lib/cache/early-press.mjs`). It
 * stands at the end of the layout, after all that listens.
 */
export function EarlyPress() {
  useEffect(() => {
    window.dispatchEvent(new Event('live'));
  }, []);
  return null;
}
