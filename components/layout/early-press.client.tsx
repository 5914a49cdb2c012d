'use client';

import { useEffect, useLayoutEffect } from 'react';
import { LISTENING, LIVE } from '@/lib/core/page-scripts/early-press.mjs';

/**
 * Says that the page's buttons work from now on: the last one that was pressed before is pressed then (`lib/core/page-scripts/early-press.mjs`). It
 * stands at the end of the layout, after all that listens.
 */
export function EarlyPress() {
  // React takes no press before its commit, and every one after it: nothing comes in between.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(LISTENING));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(LIVE));
  }, []);
  return null;
}
