'use client';

import { useEffect } from 'react';
import { untilReachable } from '@/lib/kiosk/connection';
import { readKioskDevice } from '@/lib/kiosk/device';
import { paths } from '@/lib/core/paths/paths';
import { MINUTE_MS } from '@/lib/core/time/duration';

/** A kiosk that shows nothing to order tries again every minute, without a press. */
export function ComeBack() {
  useEffect(() => {
    const tryAgain = async () => {
      await untilReachable(() => undefined);
      // One that is not set up keeps saying why.
      if (readKioskDevice().venueId === null) window.location.reload();
      else window.location.replace(paths.kiosk());
    };
    const timer = setTimeout(() => void tryAgain(), MINUTE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
